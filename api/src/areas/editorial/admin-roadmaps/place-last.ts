import { TOPICS_MAX, UNITS_MAX } from '@site/shared/contracts';
import {
  type ContentRow,
  numberOf,
  renumbered,
  type StoredRow,
  saveRows,
  withNumber,
} from '../../../content/index.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { RoadmapRows } from './admin-roadmaps.repository.ts';
import { type RoadmapChange, rowsOf } from './change.ts';
import { type Part, topicPart } from './parts.ts';

/** Puts a row, new or back again, behind everything else that is shown in its list. */
export async function placeLast(
  { transaction }: RoadmapChange,
  part: Part,
  { row, roadmapId }: { row: ContentRow; roadmapId: string },
): Promise<void> {
  const others = siblings(await rowsOf(transaction, roadmapId), part, row.columns.topic_id);
  const most = part === topicPart ? TOPICS_MAX : UNITS_MAX;
  if (others.length >= most) {
    throw new DomainError(400, 'invalid', `There can be at most ${most} of these in a list.`);
  }
  const last = Math.max(0, ...others.map(numberOf)) + 1;
  const placed = withNumber(row, last);
  await saveRows(transaction, part.table, [placed]);
  await saveRows(transaction, part.table, renumbered([...others, placed]));
}

/** What is shown of a roadmap's topics, or of a topic's units. */
const siblings = ({ topics, units }: RoadmapRows, part: Part, topicId: unknown): StoredRow[] =>
  part === topicPart
    ? topics.filter(({ retired }) => !retired)
    : units.filter(({ retired, columns }) => !retired && columns.topic_id === topicId);
