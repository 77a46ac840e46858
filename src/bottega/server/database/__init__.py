"""The database: its tables, how to open it, migrations, transactions, backups."""
