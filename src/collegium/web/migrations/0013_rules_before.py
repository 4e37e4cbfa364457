from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("site", "0012_shown"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="rules_before",
            field=models.IntegerField(blank=True, null=True),
        ),
    ]
