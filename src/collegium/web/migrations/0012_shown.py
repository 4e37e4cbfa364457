from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("site", "0011_offered"),
    ]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="shown",
            field=models.UUIDField(blank=True, null=True),
        ),
    ]
