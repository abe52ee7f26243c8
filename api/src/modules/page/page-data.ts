import type { Articles } from '../articles/index.ts';
import type { DsaProblems } from '../dsa-problems/index.ts';
import type { Posts } from '../posts/index.ts';
import type { PublicProfiles } from '../profile/index.ts';
import type { Roadmaps } from '../roadmaps/index.ts';
import type { Metadata } from './metadata.ts';

export interface PageData {
  /** Answers of the API that the page asks for first, as JSON by address. */
  answers: Record<string, string>;
  /** Title, description and the rest if they depend on what the page shows. */
  metadata?: Metadata;
  /** What the page is about, beside the metadata that its owner declares. */
  about?: Metadata['about'];
  /** What the page shows, as HTML, for readers that run no script. */
  text?: string;
  /** True if the address names something that does not exist. */
  missing?: boolean;
  /** True if the database is away and what the page is about is not in memory. */
  unreachable?: boolean;
  /** The path under which the page is now. */
  movedTo?: string;
}

/** What pages are made from. */
export interface Content {
  roadmaps: Roadmaps;
  problems: DsaProblems;
  articles: Articles;
  /** null if another site has them: see POSTS_API_URL. */
  posts: Posts | null;
  profiles: PublicProfiles;
}

/** The data of one kind of page; `name` is the part of the address that the pattern catches. */
export type PageKind = (content: Content, userId: string | null, name: string) => Promise<PageData>;
