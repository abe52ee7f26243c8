import type { RoadmapDetail, RoadmapSummary } from '@site/shared/contracts';
import { type PreparedResponse, preparedResponse } from '../../../routing/prepared-response.ts';
import type { PersonProgress } from '../progress/find-progress.ts';
import { cutDetail, type DetailPieces, spliceProgress } from './detail-pieces.ts';
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
  /** The pages on which units are solved or explained, by unit id. */
  unitPages: ReadonlyMap<string, string>;
}

const nothingDone: PersonProgress = { completed: [], bookmarked: [], notes: {} };

export function prepareRoadmaps(structure: Structure): PreparedRoadmaps {
  const prepared = roadmapDetails(structure).map(prepareRoadmap);
  return {
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
    visitor: preparedResponse(spliceProgress(pieces, nothingDone)),
  };
}

function summaryOf(
  { modules, illustrative: _illustrative, ...facts }: RoadmapDetail,
  unitCount: number,
): RoadmapSummary {
  const topicCount = modules.flatMap(({ sub_modules }) => sub_modules.topics).length;
  return { ...facts, topic_count: topicCount, unit_count: unitCount, completed_units: 0 };
}
