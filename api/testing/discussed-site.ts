import { randomUUID } from 'node:crypto';
import type { Comment, CommentPage } from '@site/shared/contracts/editorial';
import { loadContent } from '../src/content/index.ts';
import type { Agent } from './agent.ts';
import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
  writeProblem,
} from './content-folder.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface DiscussedSite {
  site: TestApp;
  content: ContentFolder;
  /** Leaves the notes alone, as they were at first. */
  resetComments(): Promise<void>;
}

/** The API with two problems that can be discussed, each with two notes. */
export async function createDiscussedSite(
  env: Record<string, string> = {},
): Promise<DiscussedSite> {
  const content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  const units = ['total', 'forms'].map((name, index) =>
    unitContent(`web-${name}`, { sequence_number: index + 1 }),
  );
  content.write('web/topics/01-html.json', topicContent('web-topic-html', units));
  writeProblem(content, 'total');
  writeProblem(content, 'forms', { sequence_number: 20 });
  const site = await createTestApp(env);
  await loadContent(site.database, content.folder);
  const { pool } = site.database;
  const { rows } = await pool.query('select json_agg(comments)::text as notes from comments');
  const resetComments = async () => {
    await pool.query('truncate comments cascade');
    await pool.query(
      'insert into comments select * from json_populate_recordset(null::comments, $1)',
      [rows[0].notes],
    );
  };
  return { site, content, resetComments };
}

export const TOTAL = 'dsa-problem:total';

/** What a browser sends for a comment. */
export const typed = (content: string, changes: object = {}) => ({
  id: randomUUID(),
  subject: TOTAL,
  parentId: null,
  content,
  ...changes,
});

/** Posts a comment that must be accepted, and returns it. */
export async function post(agent: Agent, content: string, changes: object = {}): Promise<Comment> {
  const answer = await agent.post('/v1/comments', typed(content, changes));
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

export const read = async (agent: Agent, subject = TOTAL): Promise<CommentPage> =>
  (await agent.get(`/v1/comments?subject=${subject}`)).json();

/** The texts of a page, in their order. */
export const contents = (page: { items: { content: string }[] }) =>
  page.items.map((item) => item.content);

/** The notes of each problem, newest first. */
export const notes = ['Let `sum` do it.', 'Sorting it first.'];
