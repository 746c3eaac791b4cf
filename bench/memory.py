"""The most memory that this process had at once, as Linux counts it."""

from pathlib import Path

CLEAR = Path("/proc/self/clear_refs")
STATUS = Path("/proc/self/status")
FORGET_PEAK = "5"


def forget_peak() -> None:
    """Begin to count anew, where the system can."""
    if CLEAR.exists():
        CLEAR.write_text(FORGET_PEAK)


def peak_megabytes() -> int:
    """Return the most since `forget_peak`; 0 where the system does not tell."""
    if not STATUS.exists():
        return 0
    peak = next(line for line in STATUS.read_text().splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1]) // 1024
