import { isAway } from '../../database/away.ts';
import type { Content, PageData, PageKind } from './page-data.ts';
import { articlePage } from './pages/article-page.ts';
import { articlesPage } from './pages/articles-page.ts';
import { noPage } from './pages/nothing-there.ts';
import { postPage, postsPage } from './pages/post-pages.ts';
import { problemPage } from './pages/problem-page.ts';
import { publicProfilePage } from './pages/public-profile-page.ts';
import { roadmapPage } from './pages/roadmap-page.ts';
import { homePage, roadmapsPage } from './pages/roadmaps-page.ts';

const kinds: [RegExp, PageKind][] = [
  [/^\/$/, homePage],
  [/^\/roadmaps$/, roadmapsPage],
  // Not a roadmap. What this page shows is the person's and comes later.
  [/^\/roadmaps\/today$/, async () => ({ answers: {} })],
  [/^\/roadmaps\/([^/]+)$/, roadmapPage],
  [/^\/dsaarticles$/, articlesPage],
  [/^\/articles(?:\/[^/]+)?$/, async () => ({ answers: {}, movedTo: '/dsaarticles' })],
  [/^\/dsaarticle\/([^/]+)$/, problemPage],
  [/^\/article\/([^/]+)$/, articlePage],
  [/^\/posts$/, postsPage],
  [/^\/posts\/([^/]+)$/, postPage],
  // Pages of the signed-in person, and none that an ID can name.
  [/^\/profile\/(?:edit|delete)$/, async () => ({ answers: {} })],
  [/^\/profile\/([^/]+)$/, publicProfilePage],
  // Nothing else lies under these, as the browser says too.
  [/^\/(?:roadmaps|dsaarticles?|articles?)(?:\/|$)/, async () => noPage],
];

/** No data: each part of the page asks for its own and says what it could not load. */
const unreachable: PageData = {
  answers: {},
  text: '<p>The site cannot reach its database at the moment. Please try again soon.</p>',
  unreachable: true,
};

/**
 * The data of a page, as far as it is known while the database is away. A signed-in person then gets
 * a visitor's page without any answers, since those would show no progress at all.
 */
export async function readPageData(
  path: string,
  userId: string | null,
  content: Content,
): Promise<PageData> {
  try {
    return await pageDataOf(path, userId, content);
  } catch (error) {
    if (!isAway(error as Error)) throw error;
    if (userId === null) return unreachable;
    const visitors = await readPageData(path, null, content);
    return { ...visitors, answers: {} };
  }
}

/** What a page starts with, sent along with the document: it saves a round trip before the content. */
async function pageDataOf(
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
