import { DEFAULT_ROADMAP_ID } from '@site/shared/contracts';
import type { Roadmaps } from '../roadmaps/index.ts';
import { type Metadata, metadataOfContent } from './metadata.ts';

export interface PageData {
  /** Answers of the API that the page asks for first, as JSON by address. */
  answers: Record<string, string>;
  /** Title and description where what the page shows decides them. */
  metadata?: Metadata;
}

const LISTS_ROADMAPS = new Set(['/', '/roadmaps']);
const ROADMAP_PAGE = /^\/roadmaps\/([a-z0-9-]+)$/;

/** What a page starts with, sent along with the document: it saves a round trip before the content. */
export async function pageDataOf(
  path: string,
  userId: string | null,
  roadmaps: Roadmaps,
): Promise<PageData> {
  if (LISTS_ROADMAPS.has(path)) {
    return { answers: { '/v1/roadmaps': await listJson(userId, roadmaps) } };
  }
  if (path === '/dsaarticles')
    return { answers: await detailOf(DEFAULT_ROADMAP_ID, userId, roadmaps) };
  const id = ROADMAP_PAGE.exec(path)?.[1];
  const summary = id && (await roadmaps.summary(id));
  if (!summary) return { answers: {} };
  return {
    answers: await detailOf(summary.id, userId, roadmaps),
    metadata: metadataOfContent(summary),
  };
}

async function listJson(userId: string | null, roadmaps: Roadmaps): Promise<string> {
  if (userId) return JSON.stringify(await roadmaps.learnerRoadmapList(userId));
  return (await roadmaps.visitorRoadmapList()).json;
}

async function detailOf(id: string, userId: string | null, roadmaps: Roadmaps) {
  const json = userId
    ? (await roadmaps.learnerRoadmap(id, userId))?.toString()
    : (await roadmaps.visitorRoadmap(id))?.json;
  return json ? { [`/v1/roadmaps/${id}`]: json } : {};
}
