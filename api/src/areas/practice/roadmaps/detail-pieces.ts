import type { RoadmapDetail } from '@site/shared/contracts';
import type { PersonProgress } from '../progress/find-progress.ts';

/**
 * A roadmap's JSON, cut at each unit's progress: putting a learner's response together from
 * these costs a third of writing it from objects (docs/benchmarks.md).
 */
export interface DetailPieces {
  /** The text before the first unit's progress, between two, and after the last. */
  texts: string[];
  /** The unit whose progress belongs in each cut, in the order of the text. */
  unitIds: string[];
}

/** What stands in for progress while cutting. No content can hold it: PostgreSQL does not store NUL. */
const marker = '\0';

export const cutDetail = (detail: RoadmapDetail): DetailPieces => ({
  texts: JSON.stringify(detail, mark).split(JSON.stringify(marker)),
  unitIds: unitIdsOf(detail),
});

const mark = (key: string, value: unknown) => (key === 'progress' ? marker : value);

/** The whole JSON with a person's progress in its places. */
export function spliceProgress({ texts, unitIds }: DetailPieces, person: PersonProgress): string {
  const completed = new Set(person.completed);
  const bookmarked = new Set(person.bookmarked);
  let json = texts[0] ?? '';
  for (const [index, id] of unitIds.entries()) {
    const notes = JSON.stringify(person.notes[id] ?? '');
    // By hand: JSON.stringify for each unit nearly doubles what the response costs.
    json += `{"completed":${completed.has(id)},"bookmarked":${bookmarked.has(id)},"notes":${notes}}`;
    json += texts[index + 1];
  }
  return json;
}

/** In the order of the text, which is the order of the object. */
const unitIdsOf = (detail: RoadmapDetail): string[] =>
  detail.modules.flatMap(({ sub_modules }) =>
    [...sub_modules.topics, ...sub_modules.projects, ...sub_modules.problems].flatMap((topic) =>
      topic.learning_units.map(({ id }) => id),
    ),
  );
