from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("site", "0002_coach_analysis_keys"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="quick",
            field=models.BooleanField(default=False),
        ),
    ]
