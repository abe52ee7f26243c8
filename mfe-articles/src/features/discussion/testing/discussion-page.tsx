import type { NewComment } from '@site/shared/contracts/editorial';
import { asha, type FakeApi, renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Discussion } from '../discussion.tsx';
import { apiWith, SUBJECT } from './discussed.ts';

/** Opens a page with the discussion, and waits for the comments. */
export async function open(
  api: FakeApi = apiWith(),
  session: typeof asha | null = asha,
  hash = '',
) {
  const routes = [{ path: '/dsaarticle/:slug', element: <Discussion subject={SUBJECT} /> }];
  const view = renderApp(routes, { path: `/dsaarticle/two-sum${hash}`, api, session });
  await screen.findByRole('textbox', { name: 'Your comment' });
  await waitFor(() => expect(heading()).toHaveTextContent(/\d/));
  return { ...view, api };
}

export const heading = () => screen.getByRole('heading', { level: 2 });
export const composer = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const post = () => button('Post Comment');
export const texts = () =>
  within(screen.getByRole('list', { name: 'Comments' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
export const posted = (api: FakeApi) =>
  api.callsTo('post', '/v1/comments').map(({ data }) => data as NewComment);
