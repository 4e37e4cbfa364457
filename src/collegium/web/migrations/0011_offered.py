from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("site", "0010_parts"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="offered",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddIndex(
            model_name="table",
            index=models.Index("offered", condition=models.Q(("offered__isnull", False)), name="offered_tables"),
        ),
    ]
