import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("site", "0007_people"),
    ]

    operations = [
        migrations.AddField(
            model_name="gathering",
            name="rated",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.CreateModel(
            name="Device",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("address", models.CharField(max_length=1000)),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("key", models.CharField(max_length=100)),
                ("secret", models.CharField(max_length=30)),
                ("session", models.CharField(db_index=True, max_length=40)),
                ("made", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="devices", to="site.person"
                    ),
                ),
            ],
        ),
        migrations.AddField(
            model_name="notice",
            name="device",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="notices",
                to="site.device",
            ),
        ),
    ]
