from typing import Any

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models

import collegium.web.models.tables


def time_for_the_game(apps: Any, schema_editor: Any) -> None:
    """Clocks were so many seconds for each choice: those tables have ten minutes, and each choice gives that much."""
    tables = apps.get_model("site", "Table")
    tables.objects.filter(pace="live", clock__gt=0).update(extra=models.F("clock"), clock=600)


class Migration(migrations.Migration):
    dependencies = [
        ("site", "0005_classes"),
    ]

    operations = [
        migrations.CreateModel(
            name="Letterbox",
            fields=[
                (
                    "person",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="letterbox",
                        serialize=False,
                        to="site.person",
                    ),
                ),
                ("mail", models.CharField(default="never", max_length=8)),
                ("hook", models.CharField(blank=True, max_length=500)),
                ("hook_kind", models.CharField(default="json", max_length=8)),
                ("language", models.CharField(default="en", max_length=2)),
                ("site", models.CharField(max_length=200)),
                ("stop", models.CharField(default=collegium.web.models.tables.token, max_length=32, unique=True)),
            ],
        ),
        migrations.CreateModel(
            name="Watch",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
            ],
        ),
        migrations.AddField(
            model_name="seat",
            name="due",
            field=models.DateTimeField(blank=True, db_index=True, null=True),
        ),
        migrations.AddField(
            model_name="seat",
            name="lost",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="begun",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="table",
            name="extra",
            field=models.IntegerField(db_default=0, default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="late",
            field=models.CharField(db_default="bot", default="bot", max_length=8),
        ),
        migrations.AddField(
            model_name="table",
            name="resting",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="stand_in",
            field=models.CharField(blank=True, db_default="", default="", max_length=32),
        ),
        migrations.CreateModel(
            name="Holiday",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("begins", models.DateTimeField()),
                ("ends", models.DateTimeField()),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="holidays", to="site.person"
                    ),
                ),
            ],
            options={
                "ordering": ["begins"],
            },
        ),
        migrations.CreateModel(
            name="Mark",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("kind", models.CharField(max_length=1)),
                ("seat", models.IntegerField(default=-1)),
                ("seconds", models.FloatField(default=0.0)),
                ("at", models.DateTimeField()),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="marks", to="site.table"
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
            },
        ),
        migrations.CreateModel(
            name="Notice",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.IntegerField()),
                ("kind", models.CharField(max_length=8)),
                ("way", models.CharField(max_length=8)),
                ("made", models.DateTimeField(default=django.utils.timezone.now)),
                ("due", models.DateTimeField(db_index=True)),
                ("tries", models.IntegerField(default=0)),
                ("holder", models.CharField(blank=True, max_length=32)),
                ("held", models.DateTimeField(blank=True, null=True)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="notices", to="site.person"
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="notices", to="site.table"
                    ),
                ),
            ],
        ),
        migrations.RunPython(time_for_the_game, migrations.RunPython.noop),
    ]
