import type { RoadmapDetail } from '@site/shared/contracts';
import type { PersonProgress } from '../progress/index.ts';
import { asciiJson } from './ascii-json.ts';
import { progressTexts } from './progress-texts.ts';

/** A roadmap's JSON, cut where each unit's progress belongs. */
export interface DetailPieces {
  /** The text before the first unit's progress, between two, and after the last. */
  texts: string[];
  /** Which of the cuts is a unit's, by its id, in the order of the text. */
  cuts: Map<string, number>;
}

/** What stands in for progress while cutting. No content can hold it: PostgreSQL does not store NUL. */
const marker = '\0';

export function cutDetail(detail: RoadmapDetail): DetailPieces {
  const texts = asciiJson(detail, mark).split(asciiJson(marker));
  return { texts, cuts: new Map(unitIds(detail).map((id, index) => [id, index])) };
}

const mark = (key: string, value: unknown) => (key === 'progress' ? marker : value);

/** The whole JSON with a person's progress in its places. */
export function spliceProgress({ texts, cuts }: DetailPieces, person: PersonProgress): string {
  const own = progressTexts(cuts, person);
  let json = '';
  for (const [index, text] of texts.entries()) json += text + (own[index] ?? '');
  return json;
}

/** In the order of the text, which is the order of the object. */
function unitIds(detail: RoadmapDetail): string[] {
  return detail.modules.flatMap(({ sub_modules }) =>
    [...sub_modules.topics, ...sub_modules.projects, ...sub_modules.problems].flatMap((topic) =>
      topic.learning_units.map(({ id }) => id),
    ),
  );
}
