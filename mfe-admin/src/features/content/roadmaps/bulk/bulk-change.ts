import type { AdminRoadmap, AdminUnit, ChangeUnitsRequest } from '@site/shared/contracts/editorial';
import { moveUnitsTo, orderOf } from '../order.ts';
import { unitIn } from '../roadmap-values.ts';

type Facts = Pick<AdminUnit, 'difficulty' | 'tags' | 'retired'>;

/** What is done to several units of a roadmap. */
export interface BulkChange {
  /** What becomes of each; what isn't given stays. */
  factsOf?: (unit: AdminUnit) => Partial<Facts>;
  /** The topic they move to, behind what is there. */
  topicId?: string;
  /** What was done, such as "2 problems moved to Graphs". */
  done: string;
}

const unitsIn = (roadmap: AdminRoadmap, ids: readonly string[]): AdminUnit[] =>
  ids.flatMap((id) => unitIn(roadmap, id) ?? []);

export function changeRequest(
  roadmap: AdminRoadmap,
  ids: readonly string[],
  { factsOf, topicId }: BulkChange,
): ChangeUnitsRequest {
  const units = unitsIn(roadmap, ids).map((unit) => ({ ...requested(unit), ...factsOf?.(unit) }));
  const order = orderOf(roadmap);
  const gone = new Set(units.filter(({ retired }) => retired).map(({ id }) => id));
  const moved = topicId === undefined ? order : moveUnitsTo(order, ids, topicId);
  return {
    version: roadmap.orderVersion,
    topics: moved.map((topic) => ({ ...topic, units: topic.units.filter((id) => !gone.has(id)) })),
    units,
  };
}

/** What makes units as they were before a change, unless anyone has changed them or the order since. */
export const undoRequest = (
  before: AdminRoadmap,
  after: AdminRoadmap,
  ids: readonly string[],
): ChangeUnitsRequest => ({
  version: after.orderVersion,
  topics: orderOf(before),
  units: unitsIn(before, ids).map((unit) => ({
    ...requested(unit),
    version: unitIn(after, unit.id)?.version ?? unit.version,
  })),
});

const requested = ({ id, version, difficulty, tags, retired }: AdminUnit) => ({
  id,
  version,
  difficulty,
  tags,
  retired,
});
