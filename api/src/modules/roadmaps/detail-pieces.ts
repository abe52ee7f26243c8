import type { RoadmapDetail } from '@site/shared/contracts';
import { noProgress } from './roadmap-details.ts';

/** A roadmap's JSON, cut open where each unit's progress belongs. Bytes, so that a request only copies. */
export interface DetailPieces {
  /** The whole JSON as a visitor gets it. */
  visitor: Buffer;
  /** Where in `visitor` each unit's progress stands, by unit id, in the order of the text. */
  slots: Map<string, Slot>;
}

interface Slot {
  start: number;
  end: number;
}

/** What stands in for progress while cutting. No content can hold it: PostgreSQL does not store NUL. */
const marker = '\0';
const visitorProgress = JSON.stringify(noProgress);

export function cutDetail(detail: RoadmapDetail): DetailPieces {
  const text = JSON.stringify(detail, (key, value) => (key === 'progress' ? marker : value));
  const [first = '', ...others] = text.split(JSON.stringify(marker));
  const slots = new Map<string, Slot>();
  let start = Buffer.byteLength(first);
  for (const [index, id] of unitIds(detail).entries()) {
    const end = start + visitorProgress.length;
    slots.set(id, { start, end });
    start = end + Buffer.byteLength(others[index] ?? '');
  }
  return { visitor: Buffer.from([first, ...others].join(visitorProgress)), slots };
}

/** The visitor's JSON with a learner's progress, as JSON by unit id, in its place. */
export function spliceProgress(
  { visitor, slots }: DetailPieces,
  progress: Map<string, Buffer>,
): Buffer {
  const parts: Buffer[] = [];
  let copied = 0;
  for (const [id, { start, end }] of slots) {
    const own = progress.get(id);
    if (!own) continue;
    parts.push(visitor.subarray(copied, start), own);
    copied = end;
  }
  return Buffer.concat([...parts, visitor.subarray(copied)]);
}

/** In the order of the text, which is the order of the object. */
function unitIds(detail: RoadmapDetail): string[] {
  return detail.modules.flatMap(({ sub_modules }) =>
    [...sub_modules.topics, ...sub_modules.projects, ...sub_modules.problems].flatMap((topic) =>
      topic.learning_units.map(({ id }) => id),
    ),
  );
}
