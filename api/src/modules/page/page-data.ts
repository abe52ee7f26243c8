import { DEFAULT_ROADMAP_ID } from '@site/shared/contracts';
import { type Metadata, metadataOfContent } from './metadata.ts';

/** Where pages get their data from: the same answers that the API gives. */
export interface RoadmapAnswers {
  /** The JSON of GET /v1/roadmaps for a person, null for a visitor. */
  list(userId: string | null): Promise<string>;
  /** The JSON of GET /v1/roadmaps/{id} and what it is about; null where there is no such roadmap. */
  detail(id: string, userId: string | null): Promise<{ json: string; about: Metadata } | null>;
}

export interface PageData {
  /** Answers of the API that the page asks for first, as JSON by address. */
  answers: Record<string, string>;
  /** What the page shows, where that decides its title. */
  about?: Metadata;
}

const LISTS_ROADMAPS = new Set(['/', '/roadmaps']);
const SHOWS_ROADMAP = /^\/roadmaps\/([a-z0-9-]+)$/;

/** What a page starts with, sent along with the document: it saves a round trip before the content. */
export async function pageDataOf(
  path: string,
  userId: string | null,
  roadmaps: RoadmapAnswers,
): Promise<PageData> {
  if (LISTS_ROADMAPS.has(path)) {
    return { answers: { '/v1/roadmaps': await roadmaps.list(userId) } };
  }
  const id =
    SHOWS_ROADMAP.exec(path)?.[1] ?? (path.startsWith('/dsaarticles') ? DEFAULT_ROADMAP_ID : null);
  const detail = id && (await roadmaps.detail(id, userId));
  if (!detail) return { answers: {} };
  return {
    answers: { [`/v1/roadmaps/${id}`]: detail.json },
    about: path.startsWith('/roadmaps/') ? metadataOfContent(detail.about) : undefined,
  };
}
