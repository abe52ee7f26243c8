import type { AdminArticle } from '@site/shared/contracts/editorial';
import { loadContent } from '../src/content/index.ts';
import type { Agent } from './agent.ts';
import { writeArticle, writeCategories } from './article-content.ts';
import { createContentFolder } from './content-folder.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A site with one article from content files, on which two administrators write. */
export interface EditorialSite extends TestApp {
  /** An owner. */
  ravi: Agent & { id: string };
  /** An editor. */
  meera: Agent & { id: string };
  /** A new article by Ravi, published unless `more` says otherwise. */
  write(title: string, more?: object): Promise<AdminArticle>;
  save(agent: Agent, id: string, body: object): ReturnType<Agent['put']>;
  read(id: string): Promise<AdminArticle>;
  seenByReaders(idOrSlug: string): Promise<boolean>;
}

/** The fields that a published article needs. */
export const words = (title: string) => ({
  title,
  description: 'What it is about.',
  content: `<p>All about ${title}.</p>`,
});

export async function createEditorialSite(): Promise<EditorialSite> {
  const site = await createTestApp();
  const content = createContentFolder();
  writeCategories(content);
  writeArticle(content, 'two-pointers');
  await loadContent(site.database, content.folder);
  content.dispose();
  const [ravi, meera] = await Promise.all([site.signInAdmin(), site.signInAdmin('editor')]);
  await site.database.pool.query('update admins set name = $1 where id = $2', ['Meera', meera.id]);
  const read = async (id: string) => (await ravi.get(`/v1/admin/articles/${id}`)).json();
  const save = (agent: Agent, id: string, body: object) =>
    agent.put(`/v1/admin/articles/${id}`, body);
  return {
    ...site,
    ravi,
    meera,
    write: async (title, more = {}) =>
      read((await ravi.post('/v1/articles/', { ...words(title), ...more })).json().id),
    save,
    read,
    seenByReaders: async (idOrSlug) =>
      (await site.visitor().get(`/v1/articles/${idOrSlug}`)).statusCode === 200,
  };
}
