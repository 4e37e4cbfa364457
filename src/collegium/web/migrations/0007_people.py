import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("site", "0006_clocks"),
    ]

    operations = [
        migrations.CreateModel(
            name="Blocked",
            fields=[
                ("name", models.CharField(max_length=24, primary_key=True, serialize=False)),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
            ],
            options={
                "verbose_name": "blocked name",
            },
        ),
        migrations.AddField(
            model_name="person",
            name="private",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="archived",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="rated",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.CreateModel(
            name="Outcome",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.IntegerField()),
                ("left", models.BooleanField(default=False)),
                ("middle_before", models.FloatField(default=0.0)),
                ("spread_before", models.FloatField(default=0.0)),
                ("middle", models.FloatField(default=0.0)),
                ("spread", models.FloatField(default=0.0)),
                ("at", models.DateTimeField(blank=True, db_index=True, null=True)),
                (
                    "person",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="outcomes",
                        to="site.person",
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="outcomes", to="site.table"
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("table", "seat"), name="one_outcome_of_a_seat")],
            },
        ),
        migrations.CreateModel(
            name="Rating",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("game", models.CharField(max_length=64)),
                ("middle", models.FloatField()),
                ("spread", models.FloatField()),
                ("games", models.IntegerField(default=0)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="ratings", to="site.person"
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["game", "middle"], name="ratings_of_a_game")],
                "constraints": [models.UniqueConstraint(fields=("person", "game"), name="one_rating_of_a_game")],
            },
        ),
        migrations.CreateModel(
            name="Report",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("said_by", models.CharField(max_length=24)),
                ("text", models.CharField(max_length=300)),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
                ("done", models.BooleanField(db_index=True, default=False)),
                (
                    "by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="reports",
                        to="site.person",
                    ),
                ),
                (
                    "chat",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="reports", to="site.chat"
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="reports", to="site.table"
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("chat", "by"), name="one_report_by_a_person")],
            },
        ),
    ]
