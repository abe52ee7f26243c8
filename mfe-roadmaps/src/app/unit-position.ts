import type { LearningUnit } from '@site/shared/contracts/practice';
import type { Neighbour } from '@site/shared/ui';
import type { PendingUnit } from '../features/practice/progress/pending-progress.ts';
import type { PracticeTopic } from '../features/practice/topics/practice-roadmap.ts';

/** A problem with its own page, between its neighbours that have one. */
export interface UnitPosition {
  unit: PendingUnit;
  topic: PracticeTopic;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** The position of a problem on its sheet; null if the sheet doesn't have it, or it has no page. */
export function unitPosition(
  topics: readonly PracticeTopic[],
  unitId: string,
): UnitPosition | null {
  const units = topics.flatMap((topic) => topic.units.filter(({ page_link }) => page_link));
  const at = units.findIndex(({ id }) => id === unitId);
  const unit = units[at];
  const topic = topics.find((candidate) => unit && candidate.units.includes(unit));
  if (!unit || !topic) return null;
  return { unit, topic, previous: neighbourOf(units[at - 1]), next: neighbourOf(units[at + 1]) };
}

const neighbourOf = (unit: LearningUnit | undefined): Neighbour | null =>
  unit?.page_link ? { path: unit.page_link, title: unit.name } : null;
