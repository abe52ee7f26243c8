import type { AdminArticle, SaveDraftRequest } from '@site/shared/contracts/editorial';
import { Link, Outlet } from '@site/shared/platform';
import { type FakeApi, renderApp, TabChannel } from '@site/shared/testing';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { adminApi } from './admin-api.ts';
import { buildAdminArticle, buildCreatedArticle, patterns } from './article-builder.ts';

// The preview listens on one.
Object.assign(globalThis, { BroadcastChannel: TabChannel });

export const path = '/v1/admin/articles/two-pointers';
export const saved_at = '2026-11-22T12:31:00.000Z';

/** An API with one article and everything around it. */
export function articleApi(facts: Partial<AdminArticle> = {}): FakeApi {
  const article = buildAdminArticle(facts);
  let { revision } = article;
  const next = () => {
    revision += 1;
    return revision;
  };
  return adminApi()
    .on('get', '/v1/admin/announcements', () => ({ status: 200, data: { items: [] } }))
    .on('get', '/v1/articles/categories/', () => ({ status: 200, data: [patterns] }))
    .on('get', '/v1/admin/authors', () => ({ status: 200, data: { items: [] } }))
    .on('get', /^\/v1\/admin\/articles\/slugs\//, ({ path: requested }) => {
      const suggestion = requested.split('/').at(-1);
      return { status: 200, data: { free: true, suggestion, taken_by: null } };
    })
    .on('post', '/v1/articles/', ({ data }) => {
      // Whatever its id, it's the article that the other calls here are about.
      const { id: _, ...fields } = data as { id: string };
      const facts = { revision, status: 'draft' as const, content: '', ...fields };
      return { status: 201, data: buildCreatedArticle(facts) };
    })
    .on('get', path, () => ({ status: 200, data: article }))
    .on('get', `${path}/review`, () => ({
      status: 200,
      data: { review: null, comments: [], reviewers: [] },
    }))
    .on('put', `${path}/presence`, () => ({ status: 200, data: { others: [] } }))
    .on('put', path, ({ data }) => {
      const { revision: _, replaces, restores, ...fields } = data as Record<string, unknown>;
      const saved = fields as AdminArticle['article'];
      const status = saved.is_published ? 'published' : 'draft';
      return { status: 200, data: { ...article, status, article: saved, revision: next() } };
    })
    .on('put', `${path}/draft`, () => ({ status: 200, data: { revision: next(), saved_at } }));
}

const articlePath = '/admin/articles/two-pointers';

/** Every page has a link to the article, like a list of articles. */
const linked = [
  {
    element: (
      <>
        <Link to={articlePath}>To the article</Link>
        <Outlet />
      </>
    ),
    children: routes,
  },
];

export async function openArticle(api: FakeApi, address = articlePath) {
  const releaseManifest = testReleaseManifest({});
  const page = renderApp(linked, { path: address, api, releaseManifest });
  await screen.findByRole('textbox', { name: 'Title' });
  return page;
}

export const title = () => screen.getByRole('textbox', { name: 'Title' });
/** At the end of the title, in one go. */
export async function write(user: UserEvent, text: string) {
  await user.click(title());
  await user.paste(text);
}

export const drafts = (api: FakeApi) =>
  api.callsTo('put', `${path}/draft`).map(({ data }) => data as SaveDraftRequest);
export const saved = (api: FakeApi) => api.callsTo('put', path).map(({ data }) => data);

/** With Ctrl+S, without waiting for a pause. */
export const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });
