"""What is stored is the table: after every step a table read back shows the same to everybody."""

from __future__ import annotations

import asyncio
import gc
import random
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory

import bottega
from bottega import Position
from bottega.core.differences import checksum
from bottega.core.errors import BottegaError
from bottega.core.record import Gap
from bottega.server.database import migrating, schema, transactions
from bottega.server.database.migrating import VERSIONS, alembic_config
from bottega.server.database.opening import open_database
from bottega.server.protocol.basics import encode
from bottega.server.protocol.messages import Act, Confirm, Undo
from bottega.server.seats.seat import Seat
from bottega.server.settings import database_url
from bottega.server.storage.loading import TableRow
from bottega.server.storage.saving import Conflict, table_row
from bottega.server.storage.store import Store
from bottega.server.tables.factory import make_table
from bottega.server.tables.seating import let_bot_play, rename_seat, return_to_seat, seat_guest
from bottega.server.tables.table import Table
from bottega.server.views.presenter import TablePresenter
from bottega.server.views.table_info import NOBODY, Presence
from bottega.server.workers.jobs import steps_by_move
from tests.server.house import TOGETHER
from tests.server.test_games import GAMES
from tests.server.together import TogetherPosition
from tests.server.together import game as Together

pytestmark = pytest.mark.usefixtures("stopped_clock")

STEPS = 60


SECRET = b"dice" * 8
"""Tables roll the same dice in every run."""


def new_table(name: str) -> Table:
    game = bottega.game(name)
    count = max(2, game.min_players)
    seats = [Seat(at, "guest", f"Player {at + 1}", f"word{at}", guest=f"guest{at}") for at in range(count)]
    return make_table(game, {}, seats, "guest0", 0, SECRET)


def any_step(table: Table, chance: random.Random) -> tuple[str, str]:
    """Let somebody act, take back or confirm; the guest and the message that did it."""
    seat = table.seats[chance.choice(table.waiting)]
    guest, revision = str(seat.guest), table.revision_for(seat.guest)
    id = f"m{chance.random()}"
    drafted = table.drafted(seat)
    if drafted.steps and chance.random() < 0.15:
        table.undo(guest, Undo(id, revision, seat.seat, chance.randrange(len(drafted.steps))))
    elif drafted.complete or (drafted.steps and chance.random() < 0.1):
        table.confirm(guest, Confirm(id, revision, seat.seat))
    else:
        action = chance.choice(drafted.position.actions(seat.seat))
        table.act(guest, Act(id, revision, seat.seat, action))
    table.record_answer(guest, id)
    return guest, id


def shown(table: Table) -> list[bytes]:
    viewers = [None, *(seat.guest for seat in table.seats)]
    return [encode(TablePresenter(table).state(guest, "en", 0, NOBODY)) for guest in viewers]


def change_people(table: Table, chance: random.Random) -> None:
    """Let the people at a table change something that everybody sees."""
    seat = chance.choice(table.seats)
    match chance.randrange(5):
        case 0:
            rename_seat(table, seat, f"Name {chance.randrange(100)}")
        case 1:
            table.set_name(table.host, f"Table {chance.randrange(100)}")
        case 2 if seat.stand_in is None:
            let_bot_play(table, seat, "random", "holder")
        case 3:
            seat_guest(table, seat, f"guest{chance.randrange(5)}", "Somebody")
        case _:
            return_to_seat(table, seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_of_a_state_is_what_would_be_made_anew(name: str) -> None:
    table, chance = new_table(name), random.Random(11)
    kept = TablePresenter(table)
    for _ in range(STEPS):
        asked = [seat for seat in table.waiting if table.seats[seat].stand_in is None]
        if chance.random() < 0.2 or len(asked) < len(table.waiting):
            change_people(table, chance)
        elif asked:
            any_step(table, chance)
        here = frozenset(chance.sample([f"guest{at}" for at in range(5)], 3))
        presence = Presence(here, chance.randrange(2), frozenset(table.waiting[: chance.randrange(2)]))
        language = chance.choice(["en", "de"])
        for guest in (None, "stranger", *(f"guest{at}" for at in range(5))):
            since = chance.randrange(len(table.lines) + 1)
            anew = TablePresenter(table).state(guest, language, since, presence)
            state = kept.state(guest, language, since, presence)
            assert encode(state) == kept.encode(state) == encode(anew)
            assert kept.sum(state) == checksum(encode(anew))


@asynccontextmanager
async def open_store(folder: Path) -> AsyncIterator[Store]:
    store = Store(open_database(database_url(str(folder / "tables.sqlite3"))))
    try:
        yield store
    finally:
        await store.close()


async def load(store: Store, table: Table) -> Table:
    row = await store.row(table.id)
    assert row is not None
    return await store.load(row.id, table.game)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_read_back_is_the_same(tmp_path: Path, name: str) -> None:
    async def main() -> None:
        async with open_store(tmp_path) as ours, open_store(tmp_path) as theirs:
            table, chance = new_table(name), random.Random(7)
            await ours.save(table)
            for number in range(STEPS):
                if table.status == "over":
                    break
                await ours.save(table, any_step(table, chance))
                if number % 3 == 0:
                    back = await load(theirs, table)
                    assert shown(back) == shown(table)
                    assert back.answered == table.answered
                    assert back.record().dumps() == table.record().dumps()
                    assert back.play.record.rounds == table.play.record.rounds

    asyncio.run(main())


class NewerPosition(TogetherPosition):
    """By the newer rules the first card is not for the first two rounds."""

    def refuse(self, action: int, seat: int) -> int:
        return 3 if action == 0 and self.round < 3 else super().refuse(action, seat)

    def copy(self) -> NewerPosition:
        return NewerPosition(self.cells[:])


class NewerGame(Together):
    rules_version = 2

    def new_position(self, players: int, options: Any) -> NewerPosition:
        return NewerPosition(super().new_position(players, options).cells)

    def load(self, data: object) -> NewerPosition:
        return NewerPosition(super().load(data).cells)


def finish_round(table: Table, *cards: int) -> None:
    for seat, card in enumerate(cards):
        table.advance(seat, [card, 4])


def test_under_newer_rules_a_table_goes_on_from_its_last_dump(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_store(tmp_path) as ours, open_store(tmp_path) as theirs:
            table = new_table(TOGETHER)
            finish_round(table, 0, 1)
            table.advance(0, [1])
            table.advance(1, [0])
            await ours.save(table)
            rolls = table.rolls
            newer = NewerGame()
            newer.source = TOGETHER
            row = await theirs.row(table.id)
            assert row is not None
            after = await theirs.load(row.id, newer)
            assert after.position.round == 2
            assert after.moves == table.moves - 2, "round 2 begins anew, with a roll"
            assert after.rolls == rolls + 1, "and no roll's number is used twice"
            assert after.fair.gaps == [Gap(rolls, 1, "newer-rules")], "what is skipped is marked"
            log = TablePresenter(after).log("it")
            assert log[-2].text == "Da qui in poi si gioca con regole più nuove."
            finish_round(after, 1, 2)
            await theirs.save(after)
            row = await theirs.row(table.id)
            assert row is not None
            again = await theirs.load(row.id, newer)
            assert again.position == after.position
            assert again.fair == after.fair
            assert [line.text for line in TablePresenter(again).log("it")] == [
                line.text for line in TablePresenter(after).log("it")
            ]
            assert list(steps_by_move(newer, again.play.record))[-1].from_dump, "the replay shows dumps"

    asyncio.run(main())


def test_a_finished_table_of_older_rules_stays_as_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_store(tmp_path) as ours, open_store(tmp_path) as theirs:
            table = new_table(TOGETHER)
            for cards in ((1, 2), (0, 1), (2, 0)):
                finish_round(table, *cards)
            await ours.save(table)
            newer = NewerGame()
            newer.source = TOGETHER
            row = await theirs.row(table.id)
            assert row is not None
            after = await theirs.load(row.id, newer)
            assert after.status == "over"
            assert after.record().dumps() == table.record().dumps()
            assert (
                TablePresenter(after).state(None, "en", 0, NOBODY).result
                == TablePresenter(table).state(None, "en", 0, NOBODY).result
            )

    asyncio.run(main())


def test_a_second_server_cannot_write_over_the_first(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_store(tmp_path) as ours, open_store(tmp_path) as theirs:
            table = new_table("pig")
            await ours.save(table)
            other = await load(theirs, table)
            for each in (table, other):
                seat = each.seats[each.waiting[0]]
                each.act(seat.guest, Act("a", each.revision_for(seat.guest), seat.seat, 1))
                each.confirm(seat.guest, Confirm("b", each.revision_for(seat.guest), seat.seat))
            await ours.save(table)
            with pytest.raises(Conflict):
                await theirs.save(other)
            assert (await load(theirs, table)).record() == table.record()

    asyncio.run(main())


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_store(tmp_path) as store:
            with store.transactions.engine.begin() as connection:
                connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'from-the-future'")
        with pytest.raises(bottega.BottegaError, match="another version"):
            async with open_store(tmp_path):
                pass

    asyncio.run(main())


def test_migrations_make_what_the_code_says(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from bottega.server.database.schema import metadata

    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def main() -> None:
        async with open_store(tmp_path) as store:
            with store.transactions.engine.connect() as connection:
                assert differences(connection) == []

    asyncio.run(main())


def test_a_column_without_a_migration_is_named(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "tables.sqlite3"))
    engine = open_database(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE seats DROP COLUMN notice")
    engine.dispose()
    with pytest.raises(BottegaError, match=r"no seats\.notice: .* migration"):
        open_database(url)


def test_a_field_of_a_seat_has_a_column_and_a_column_a_field() -> None:
    fields = {field.name for field in msgspec.structs.fields(Seat)}
    columns = set(schema.seats.columns.keys()) - {"table_id"}
    assert fields - columns == set(), "declare these columns in database/schema.py: see docs/add-a-column.md"
    assert columns - fields == set(), "give Seat these fields in seats/seat.py: see docs/add-a-column.md"


def test_what_can_change_in_a_table_has_a_column() -> None:
    columns = set(schema.tables.columns.keys())
    missing = set(table_row(new_table("pig"))) - columns
    assert missing == set(), "declare these columns in database/schema.py: see docs/add-a-column.md"
    missing = columns - set(TableRow.__struct_fields__)
    assert missing == set(), "give TableRow these fields in storage/loading.py: see docs/add-a-column.md"


def test_migrations_are_numbered_in_their_order() -> None:
    scripts = [*ScriptDirectory.from_config(alembic_config()).walk_revisions()][::-1]
    expected = [f"{number:04}_{script.revision}.py" for number, script in enumerate(scripts, 1)]
    assert sorted(file.name for file in VERSIONS.glob("*.py")) == expected


def test_the_next_migration_is_written_from_the_schema(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "migrations"
    shutil.copytree(VERSIONS.parent, copy)
    config = alembic_config()
    config.set_main_option("script_location", str(copy))
    monkeypatch.setattr(migrating, "alembic_config", lambda: config)
    monkeypatch.setattr(migrating, "VERSIONS", copy / "versions")
    metadata = sa.MetaData()
    for kind in schema.metadata.sorted_tables:
        kind.to_metadata(metadata)
    column = sa.Column("next_example", sa.Integer, nullable=False, server_default="0")
    metadata.tables["seats"].append_column(column)
    monkeypatch.setattr(schema, "metadata", metadata)
    written = migrating.write_next("next_example", "An example.")
    assert written.name == f"{len(list(VERSIONS.glob('*.py'))) + 1:04}_next_example.py"
    assert "add_column(sa.Column('next_example'" in written.read_text()
    assert "###" not in written.read_text()
    with pytest.raises(bottega.BottegaError, match="cannot be the name"):
        migrating.write_next("first", "Again.")


def test_saves_that_wait_are_committed_together(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_store(tmp_path) as store:
            tables = [new_table("pig") for _ in range(20)]
            before = store.transactions.commits
            await asyncio.gather(*(store.save(table) for table in tables))
            assert store.transactions.commits == before + 1
            for table in tables:
                assert shown(await load(store, table)) == shown(table)

    asyncio.run(main())


def test_while_several_tables_write_they_wait_for_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits who is alone."""
    monkeypatch.setattr(transactions, "GROUP_SECONDS", 3600.0)

    async def main() -> None:
        async with open_store(tmp_path) as store:
            first, *others = tables = [new_table("pig") for _ in range(4)]
            for _ in range(5):
                await store.save(first)
            before = store.transactions.commits
            saves = [asyncio.create_task(store.save(table)) for table in (*others, first)]
            for _ in range(100):
                await asyncio.sleep(0)
            assert store.transactions.commits == before
            store.transactions._write()  # as when the time is over
            await asyncio.gather(*saves)
            assert store.transactions.commits == before + 1
            for table in tables:
                assert shown(await load(store, table)) == shown(table)

    asyncio.run(main())


def test_a_save_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_store(tmp_path) as ours, open_store(tmp_path) as theirs:
            tables = [new_table("pig") for _ in range(3)]
            for table in tables:
                await ours.save(table)
            other = await load(theirs, tables[1])
            for table in (other, *tables):
                table.advance(table.waiting[0], [1])
            await theirs.save(other)
            saved = await asyncio.gather(*(ours.save(table) for table in tables), return_exceptions=True)
            assert [type(each) for each in saved] == [type(None), Conflict, type(None)]
            for table in (tables[0], tables[2]):
                assert shown(await load(theirs, table)) == shown(table)

    asyncio.run(main())


def test_a_save_writes_what_has_changed_and_nothing_else(tmp_path: Path) -> None:
    """What lists and links are found by is written only when it changes: writing it again costs as much as a change."""

    async def main() -> None:
        async with open_store(tmp_path) as store:
            table, chance = new_table("pig"), random.Random(3)
            await store.save(table)
            with store.transactions.engine.begin() as connection:
                for kind, columns in (("tables", "status, thinker, due"), ("seats", "guest, link")):
                    connection.exec_driver_sql(
                        f"CREATE TRIGGER no_{kind} BEFORE UPDATE OF {columns} ON {kind} "
                        "BEGIN SELECT RAISE(ABORT, 'unchanged'); END"
                    )
            for _ in range(20):
                await store.save(table, any_step(table, chance))
            assert shown(await load(store, table)) == shown(table)

    asyncio.run(main())


def test_a_view_is_made_once_for_each_position_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(TOGETHER)
    made: list[int | None] = []
    view = table.game.view

    def counted(position: Position, seat: int | None) -> msgspec.Struct:
        made.append(seat)
        return view(position, seat)

    monkeypatch.setattr(table.game, "view", counted)
    show = TablePresenter(table)
    for guest in ("guest0", "guest1", None) * 3:
        show.state(guest, "en", 0, NOBODY)
    assert made == [None, 0, 1], "that of a spectator is made for all"
    table.act("guest0", Act("a", table.revision_for("guest0"), 0, 0))
    states = [show.state("guest0", lang, 0, NOBODY) for lang in ("en", "it", "en")]
    assert made == [None, 0, 1, None, 0], "the draft's position is another one, in every language"
    assert states[0] == states[2]


@pytest.mark.parametrize("name", GAMES)
def test_messages_leave_nothing_to_the_garbage_collector(name: str) -> None:
    """It stops everybody while it works."""
    table, chance = new_table(name), random.Random(4)
    gc.collect()
    gc.disable()
    try:
        for _ in range(25):
            if table.status != "over":
                any_step(table, chance)
                shown(table)
        assert gc.collect() == 0
    finally:
        gc.enable()
