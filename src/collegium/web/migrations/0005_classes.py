import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models

import collegium.web.models.classes


class Migration(migrations.Migration):
    dependencies = [
        ("site", "0004_several_servers"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="halted",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="helped",
            field=models.IntegerField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="table",
            name="number",
            field=models.IntegerField(db_default=0, default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="round",
            field=models.IntegerField(db_default=0, default=0),
        ),
        migrations.CreateModel(
            name="Gathering",
            fields=[
                (
                    "code",
                    models.CharField(
                        default=collegium.web.models.classes.code,
                        editable=False,
                        max_length=6,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                ("form", models.CharField(default="class", max_length=8)),
                ("title", models.CharField(max_length=60)),
                ("state", models.CharField(default="open", max_length=8)),
                ("game", models.CharField(max_length=64)),
                ("variant", models.CharField(max_length=64)),
                ("seats", models.IntegerField()),
                ("bot", models.CharField(max_length=32)),
                ("language", models.CharField(default="en", max_length=2)),
                ("names", models.BooleanField(default=True)),
                ("quick", models.BooleanField(default=False)),
                ("round", models.IntegerField(default=0)),
                ("rounds", models.IntegerField(default=0)),
                ("ends", models.DateTimeField(blank=True, null=True)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "host",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="gatherings",
                        to="site.person",
                    ),
                ),
            ],
        ),
        migrations.AddField(
            model_name="table",
            name="gathering",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="tables",
                to="site.gathering",
            ),
        ),
        migrations.CreateModel(
            name="Member",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=24)),
                ("friends", models.CharField(blank=True, max_length=24)),
                ("gone", models.BooleanField(default=False)),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "gathering",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="members", to="site.gathering"
                    ),
                ),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="memberships", to="site.person"
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
            },
        ),
        migrations.CreateModel(
            name="Bye",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("round", models.IntegerField()),
                (
                    "member",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="byes", to="site.member"
                    ),
                ),
            ],
        ),
        migrations.AddConstraint(
            model_name="member",
            constraint=models.UniqueConstraint(fields=("gathering", "person"), name="one_member_of_a_person"),
        ),
        migrations.AddConstraint(
            model_name="bye",
            constraint=models.UniqueConstraint(fields=("member", "round"), name="one_bye_of_a_round"),
        ),
    ]
