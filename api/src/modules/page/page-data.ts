import type { Articles } from '../articles/index.ts';
import type { DsaProblems } from '../dsa-problems/index.ts';
import type { Posts } from '../posts/index.ts';
import type { Roadmaps } from '../roadmaps/index.ts';
import type { Metadata } from './metadata.ts';
import { articlePage } from './pages/article-page.ts';
import { articlesPage } from './pages/articles-page.ts';
import { noPage } from './pages/nothing-there.ts';
import { postPage, postsPage } from './pages/post-pages.ts';
import { problemPage } from './pages/problem-page.ts';
import { roadmapPage } from './pages/roadmap-page.ts';
import { homePage, roadmapsPage } from './pages/roadmaps-page.ts';

export interface PageData {
  /** Answers of the API that the page asks for first, as JSON by address. */
  answers: Record<string, string>;
  /** Title, description and the rest where what the page shows decides them. */
  metadata?: Metadata;
  /** What the page is about, beside the metadata that its owner declares. */
  about?: Metadata['about'];
  /** What the page shows, as HTML, for readers that run no script. */
  text?: string;
  /** True where the address names something that does not exist. */
  missing?: boolean;
  /** The path under which the page is now. */
  movedTo?: string;
}

/** What pages are made from. */
export interface Content {
  roadmaps: Roadmaps;
  problems: DsaProblems;
  articles: Articles;
  /** null where another site has them: see POSTS_API_URL. */
  posts: Posts | null;
}

/** The data of one kind of page; `name` is the part of the address that the pattern catches. */
export type PageKind = (content: Content, userId: string | null, name: string) => Promise<PageData>;

const kinds: [RegExp, PageKind][] = [
  [/^\/$/, homePage],
  [/^\/roadmaps$/, roadmapsPage],
  // A page of its own, no roadmap. What it shows is the person's and comes later.
  [/^\/roadmaps\/today$/, async () => ({ answers: {} })],
  [/^\/roadmaps\/([^/]+)$/, roadmapPage],
  [/^\/dsaarticles$/, articlesPage],
  [/^\/articles(?:\/[^/]+)?$/, async () => ({ answers: {}, movedTo: '/dsaarticles' })],
  [/^\/dsaarticle\/([^/]+)$/, problemPage],
  [/^\/article\/([^/]+)$/, articlePage],
  [/^\/posts$/, postsPage],
  [/^\/posts\/([^/]+)$/, postPage],
  // Nothing else lies under these, as the browser says too.
  [/^\/(?:roadmaps|dsaarticles?|articles?)(?:\/|$)/, async () => noPage],
];

/** What a page starts with, sent along with the document: it saves a round trip before the content. */
export async function pageDataOf(
  path: string,
  userId: string | null,
  content: Content,
): Promise<PageData> {
  for (const [pattern, kind] of kinds) {
    const found = pattern.exec(path);
    if (found) return kind(content, userId, found[1] ?? '');
  }
  return { answers: {} };
}
