import { createHash } from 'node:crypto';
import type { RoadmapDetail, RoadmapSummary } from '@site/shared/contracts';
import type { PersonProgress } from '../progress/index.ts';
import { asciiJson } from './ascii-json.ts';
import { cutDetail, type DetailPieces, spliceProgress } from './detail-pieces.ts';

/** A finished answer for visitors. The tag changes when the bytes do; it is weak, since it holds for each compression of them. */
export interface VisitorAnswer {
  json: string;
  etag: string;
}

export interface PreparedRoadmap {
  summary: RoadmapSummary;
  unitIds: string[];
  /** The unit ids as a PostgreSQL array literal. */
  unitIdArray: string;
  pieces: DetailPieces;
  visitor: VisitorAnswer;
}

/** Everything that is the same for all people, made once for each change of content. */
export interface PreparedRoadmaps {
  byId: Map<string, PreparedRoadmap>;
  visitorList: VisitorAnswer;
}

const nothingDone: PersonProgress = { completed: [], bookmarked: [], notes: {} };

export function prepareRoadmaps(details: RoadmapDetail[]): PreparedRoadmaps {
  const prepared = details.map(prepareRoadmap);
  return {
    byId: new Map(prepared.map((roadmap) => [roadmap.summary.id, roadmap])),
    visitorList: visitorAnswer(asciiJson(prepared.map(({ summary }) => summary))),
  };
}

function prepareRoadmap(detail: RoadmapDetail): PreparedRoadmap {
  const pieces = cutDetail(detail);
  const unitIds = [...pieces.cuts.keys()];
  return {
    summary: summaryOf(detail, unitIds.length),
    unitIds,
    unitIdArray: `{${unitIds.join(',')}}`,
    pieces,
    visitor: visitorAnswer(spliceProgress(pieces, nothingDone)),
  };
}

function summaryOf(
  { modules, illustrative: _illustrative, ...facts }: RoadmapDetail,
  unitCount: number,
): RoadmapSummary {
  const topicCount = modules.flatMap(({ sub_modules }) => sub_modules.topics).length;
  return { ...facts, topic_count: topicCount, unit_count: unitCount, completed_units: 0 };
}

function visitorAnswer(json: string): VisitorAnswer {
  const hash = createHash('sha256').update(json).digest('base64url');
  return { json, etag: `W/"${hash}"` };
}
