import { createHash } from 'node:crypto';
import type { RoadmapDetail, RoadmapSummary } from '@site/shared/contracts';
import { cutDetail, type DetailPieces } from './detail-pieces.ts';

/** A finished answer for visitors. The tag changes when the bytes do; it is weak, since it holds for each compression of them. */
export interface VisitorAnswer {
  json: string;
  body: Buffer;
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

export function prepareRoadmaps(details: RoadmapDetail[]): PreparedRoadmaps {
  const prepared = details.map(prepareRoadmap);
  return {
    byId: new Map(prepared.map((roadmap) => [roadmap.summary.id, roadmap])),
    visitorList: visitorAnswer(Buffer.from(JSON.stringify(prepared.map(({ summary }) => summary)))),
  };
}

function prepareRoadmap(detail: RoadmapDetail): PreparedRoadmap {
  const pieces = cutDetail(detail);
  const unitIds = [...pieces.slots.keys()];
  return {
    summary: summaryOf(detail, unitIds.length),
    unitIds,
    unitIdArray: `{${unitIds.join(',')}}`,
    pieces,
    visitor: visitorAnswer(pieces.visitor),
  };
}

function summaryOf(
  { modules, illustrative: _illustrative, ...facts }: RoadmapDetail,
  unitCount: number,
): RoadmapSummary {
  const topicCount = modules.flatMap(({ sub_modules }) => sub_modules.topics).length;
  return { ...facts, topic_count: topicCount, unit_count: unitCount, completed_units: 0 };
}

function visitorAnswer(body: Buffer): VisitorAnswer {
  const hash = createHash('sha256').update(body).digest('base64url');
  return { json: body.toString(), body, etag: `W/"${hash}"` };
}
