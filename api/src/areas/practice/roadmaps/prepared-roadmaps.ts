import type { CompanyList, RoadmapDetail, RoadmapSummary } from '@site/shared/contracts/practice';
import { type PreparedResponse, preparedResponse } from '../../../routing/prepared-response.ts';
import { companySheet, countUnits } from '../companies/company-sheet.ts';
import { noProgress, type PersonProgress } from '../progress/progress-reader.ts';
import { roadmapDetails } from './roadmap-details.ts';
import type { Structure } from './structure.repository.ts';

export interface PreparedRoadmap {
  summary: RoadmapSummary;
  unitIds: string[];
  /** The unit ids as a PostgreSQL array literal. */
  unitIdArray: string;
  pieces: DetailPieces;
  visitor: PreparedResponse;
}

/** Everything that is the same for all people, made once for each change of content. */
export interface PreparedRoadmaps {
  byId: Map<string, PreparedRoadmap>;
  visitorList: PreparedResponse;
  companyList: CompanyList;
  /** The sheet of a company by its slug, or that of a name merged into it; null if none is known. */
  companySheet(slug: string): PreparedRoadmap | null;
  /** The pages on which units are solved or explained, by unit id. */
  unitPages: ReadonlyMap<string, string>;
}

export function prepareRoadmaps(structure: Structure): PreparedRoadmaps {
  const details = roadmapDetails(structure);
  const prepared = details.map(prepareRoadmap);
  const { companies } = structure;
  const units = countUnits(details);
  const sheets = new Map<string, PreparedRoadmap>();
  return {
    companyList: companies.all.map((known) => ({ ...known, units: units.get(known.slug) ?? 0 })),
    // Made when the first reader requests it: there can be hundreds, and few of them are read.
    companySheet: (slug) => {
      const company = companies.bySlug.get(slug);
      if (!company) return null;
      const sheet = sheets.get(company.slug) ?? prepareRoadmap(companySheet(company, details));
      sheets.set(company.slug, sheet);
      return sheet;
    },
    byId: new Map(prepared.map((roadmap) => [roadmap.summary.id, roadmap])),
    visitorList: preparedResponse(JSON.stringify(prepared.map(({ summary }) => summary))),
    // If a unit has both, the page of its DSA problem is the one that is linked.
    unitPages: new Map([...structure.exercisePaths, ...structure.articlePaths]),
  };
}

function prepareRoadmap(detail: RoadmapDetail): PreparedRoadmap {
  const pieces = cutDetail(detail);
  const { unitIds } = pieces;
  return {
    summary: summaryOf(detail, unitIds.length),
    unitIds,
    unitIdArray: `{${unitIds.join(',')}}`,
    pieces,
    visitor: preparedResponse(spliceProgress(pieces, noProgress)),
  };
}

function summaryOf(
  { modules, illustrative: _illustrative, ...facts }: RoadmapDetail,
  unitCount: number,
): RoadmapSummary {
  const topicCount = modules.flatMap(({ sub_modules }) => sub_modules.topics).length;
  return { ...facts, topic_count: topicCount, unit_count: unitCount, completed_units: 0 };
}

/**
 * A roadmap's JSON, cut at each unit's progress: putting a learner's response together from
 * these costs a third of writing it from objects (docs/benchmarks.md).
 */
interface DetailPieces {
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
