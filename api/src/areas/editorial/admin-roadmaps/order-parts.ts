import type { OrderRequest } from '@site/shared/contracts/editorial';
import type { Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import { renumbered, saveRows, versionOf } from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { findAdminRoadmap, type RoadmapRows, shownOrder } from './admin-roadmaps.repository.ts';
import { changedElsewhere, type RoadmapChange, rowsOf } from './change.ts';

export async function orderRoadmap(
  { transaction, admin }: RoadmapChange,
  id: string,
  { version, topics: requested }: OrderRequest,
): Promise<string> {
  const rows = await rowsOf(transaction, id);
  const current = shownOrder(rows);
  if (versionOf(current) === versionOf(requested)) return id;
  if (versionOf(current) !== version || !sameMembers(current, requested)) {
    throw changedElsewhere(await findAdminRoadmap(transaction, id));
  }
  await saveOrder(transaction, rows, requested);
  await recordChange(transaction, admin, {
    action: 'roadmap.order',
    subject: id,
    before: { topics: current },
    after: { topics: requested },
  });
  return id;
}

type Order = OrderRequest['topics'];

/** Puts topics and units, all of those that are shown, in a new order. */
export async function saveOrder(
  transaction: Transaction<DB>,
  rows: RoadmapRows,
  requested: Order,
): Promise<void> {
  const known = new Map([...rows.topics, ...rows.units].map((row) => [row.id, row]));
  const listed = (ids: string[]) => ids.flatMap((one) => known.get(one) ?? []);
  await saveRows(transaction, 'topics', renumbered(listed(requested.map((topic) => topic.id))));
  const changed = requested.flatMap((topic) => {
    const moved = listed(topic.units).map((unit) => ({
      id: unit.id,
      columns: { ...unit.columns, topic_id: topic.id },
    }));
    const arrived = moved.filter((unit) => known.get(unit.id)?.columns.topic_id !== topic.id);
    return [...arrived, ...renumbered(moved)];
  });
  // One that has arrived may have another number, too.
  const once = new Map(changed.map((unit) => [unit.id, unit]));
  await saveRows(transaction, 'learning_units', [...once.values()]);
}

/** Whether both name the same topics and the same units, each once. */
export function sameMembers(current: Order, requested: Order): boolean {
  const members = (order: Order) => ({
    topics: order.map(({ id }) => id).toSorted(),
    units: order.flatMap(({ units }) => units).toSorted(),
  });
  return versionOf(members(current)) === versionOf(members(requested));
}
