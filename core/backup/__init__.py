"""Backs a site up into a folder, and brings one back. Source: docs/product/platform.md#backup-and-restore."""

from core.backup.database import count_rows
from core.backup.folder import BackupDamaged, Manifest, open_backup
from core.backup.restore import NotEmpty, restore_site
from core.backup.write import FolderInUse, back_up_site, count_media

__all__ = [
    "BackupDamaged",
    "FolderInUse",
    "Manifest",
    "NotEmpty",
    "back_up_site",
    "count_media",
    "count_rows",
    "open_backup",
    "restore_site",
]
