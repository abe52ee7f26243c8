import type { ChangeUnitsRequest } from '@site/shared/contracts/editorial';
import type { Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import {
  alignProblems,
  decideRetirement,
  type StoredRow,
  saveRows,
  versionOf,
} from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { findAdminRoadmap, type RoadmapRows, shownOrder } from './admin-roadmaps.repository.ts';
import { changedElsewhere, type RoadmapChange, rowsOf } from './change.ts';
import { refuseInUse } from './change-parts.ts';
import { sameMembers, saveOrder } from './order-parts.ts';
import { rowVersion, unitPart } from './parts.ts';

type UnitChange = ChangeUnitsRequest['units'][number];

/** Changes several units and the order at once; see the contract. */
export async function changeUnits(
  { transaction, admin }: RoadmapChange,
  id: string,
  { version, topics, units }: ChangeUnitsRequest,
): Promise<string> {
  const before = await rowsOf(transaction, id);
  const changes = changesIn(before, units);
  if (isDone(before, changes, { topics, units })) return id;
  const isCurrent =
    changes.length === units.length &&
    versionOf(shownOrder(before)) === version &&
    changes.every(({ row, change }) => rowVersion(unitPart, row) === change.version);
  if (!isCurrent) throw changedElsewhere(await findAdminRoadmap(transaction, id));
  await saveUnits(transaction, changes);
  const between = await rowsOf(transaction, id);
  if (!sameMembers(shownOrder(between), topics)) {
    throw changedElsewhere(await findAdminRoadmap(transaction, id));
  }
  await saveOrder(transaction, between, topics);
  await recordChange(transaction, admin, {
    action: 'roadmap.units',
    subject: id,
    before: recorded(changes, ({ row }) => factsOf(row), shownOrder(before)),
    after: recorded(changes, ({ change }) => change, topics),
  });
  return id;
}

interface Change {
  row: StoredRow;
  change: UnitChange;
}

const changesIn = ({ units }: RoadmapRows, requested: readonly UnitChange[]): Change[] => {
  const known = new Map(units.map((row) => [row.id, row]));
  return requested.flatMap((change) => {
    const row = known.get(change.id);
    return row ? [{ row, change }] : [];
  });
};

type Facts = Pick<UnitChange, 'difficulty' | 'tags' | 'retired'>;

const factsOf = ({ columns, retired }: StoredRow): Facts => ({
  difficulty: columns.difficulty as Facts['difficulty'],
  tags: columns.tags as string[],
  retired,
});

const differs = ({ row, change }: Change, fact: keyof Facts): boolean =>
  versionOf({ value: factsOf(row)[fact] }) !== versionOf({ value: change[fact] });

const facts = ['difficulty', 'tags', 'retired'] as const;

const isDone = (
  rows: RoadmapRows,
  changes: readonly Change[],
  { topics, units }: Pick<ChangeUnitsRequest, 'topics' | 'units'>,
): boolean =>
  changes.length === units.length &&
  versionOf(shownOrder(rows)) === versionOf(topics) &&
  !changes.some((one) => facts.some((fact) => differs(one, fact)));

async function saveUnits(transaction: Transaction<DB>, changes: readonly Change[]): Promise<void> {
  const idsTo = (retired: boolean) =>
    changes
      .filter((one) => differs(one, 'retired') && one.change.retired === retired)
      .map(({ row }) => row.id);
  await refuseInUse(transaction, unitPart, idsTo(true));
  const saved = changes
    .filter((one) => differs(one, 'difficulty') || differs(one, 'tags'))
    .map(({ row, change: { difficulty, tags } }) => ({
      id: row.id,
      columns: { ...row.columns, difficulty, tags },
    }));
  await saveRows(transaction, 'learning_units', saved);
  await decideRetirement(transaction, 'learning_units', idsTo(true), true);
  await decideRetirement(transaction, 'learning_units', idsTo(false), false);
  await alignProblems(transaction);
}

/** What differs: of each fact the units that have another one, and the order. */
function recorded(
  changes: readonly Change[],
  valuesOf: (change: Change) => Facts,
  topics: ChangeUnitsRequest['topics'],
): Record<string, unknown> {
  const changed = facts.map((fact) => [
    fact,
    Object.fromEntries(
      changes.filter((one) => differs(one, fact)).map((one) => [one.row.id, valuesOf(one)[fact]]),
    ),
  ]);
  return { ...Object.fromEntries(changed), topics };
}
