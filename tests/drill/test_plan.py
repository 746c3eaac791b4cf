"""The order of a drill's faults."""

from drill.faults import PARTS, Kind, plan_each_kind, plan_faults


def test_a_seed_gives_the_same_faults_each_time() -> None:
    assert plan_faults(7, 100, with_disks=True) == plan_faults(7, 100, with_disks=True)
    assert plan_faults(7, 100, with_disks=True) != plan_faults(8, 100, with_disks=True)


def test_each_kind_of_each_part_comes_before_any_comes_again() -> None:
    every = {(kind, part) for kind in Kind for part in PARTS[kind]}

    planned = plan_faults(7, len(every), with_disks=True)

    assert {(fault.kind, fault.part) for fault in planned} == every


def test_without_disks_of_their_own_no_disk_is_filled() -> None:
    assert Kind.FILL not in {fault.kind for fault in plan_faults(7, 100, with_disks=False)}


def test_a_short_drill_has_each_kind_once() -> None:
    assert sorted(fault.kind for fault in plan_each_kind(7, with_disks=True)) == sorted(Kind)
