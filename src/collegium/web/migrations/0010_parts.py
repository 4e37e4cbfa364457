from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("site", "0009_challenges"),
    ]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="parts",
            field=models.JSONField(blank=True, null=True),
        ),
    ]
