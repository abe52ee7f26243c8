import type { ModeratedComment } from '@site/shared/contracts';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';
import { after, buildModerated } from '../testing/moderated-comment.ts';

const fine = buildModerated({ content: 'A map does it', reports: [], reportedAt: null });
const older = buildModerated({
  id: '0b7c4c39-1d55-4a6e-9d0e-6b6f0f4f2a21',
  content: 'An older one',
  reports: [],
});

const URL = '/v1/admin/comments';

/** An API with one comment on the first page and one on the second. */
function listing(): FakeApi {
  let first: ModeratedComment = fine;
  return adminApi()
    .on('get', URL, ({ params }) => ({
      status: 200,
      data: params.before
        ? { items: [older], next: null }
        : { items: [first], next: `1_${older.id}` },
    }))
    .on('post', `${URL}/${fine.id}/decisions`, ({ data }) => {
      const { action } = data as { action: 'hide' | 'restore' };
      first = after(first, action, { hidden: action === 'hide' });
      return { status: 200, data: first };
    });
}

async function open(api: FakeApi, path = '/admin/comments') {
  const page = renderApp(routes, { path, api });
  await screen.findByRole('heading', { name: 'Comments', level: 1 });
  return page;
}

const lastQuery = (api: FakeApi) => api.callsTo('get', URL).at(-1)?.params;

test('comments are searched by words, person and state', async () => {
  const { user, api, router } = await open(listing());
  expect(await screen.findByText('A map does it')).toBeVisible();
  await user.type(screen.getByLabelText('Words'), ' free course ');
  await user.type(screen.getByLabelText('Person'), 'lin{Enter}');
  await waitFor(() => expect(lastQuery(api)).toEqual({ q: 'free course', person: 'lin' }));
  await user.selectOptions(await screen.findByLabelText('Show'), 'Hidden');
  await waitFor(() =>
    expect(lastQuery(api)).toEqual({ q: 'free course', person: 'lin', state: 'hidden' }),
  );
  expect(router.state.location.search).toBe('?q=free+course&person=lin&state=hidden');
  expect(screen.getByLabelText('Words')).toHaveValue('free course');
});

test('one click shows only the comments of a page or of a person, and another all of them', async () => {
  const { user, api } = await open(listing());
  await user.click(await screen.findByRole('button', { name: 'Only this page: Two Sum' }));
  await waitFor(() => expect(lastQuery(api)).toEqual({ subject: 'dsa-problem:two-sum' }));
  await user.click(await screen.findByRole('button', { name: 'Show all pages' }));
  await waitFor(() => expect(lastQuery(api)).toEqual({}));
  await user.click(await screen.findByRole('link', { name: 'All their comments' }));
  await waitFor(() => expect(lastQuery(api)).toEqual({ person: 'lin-wei' }));
  expect(screen.getByLabelText('Person')).toHaveValue('lin-wei');
});

test('older and newest comments are one click away', async () => {
  const { user } = await open(listing());
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByText('An older one')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Newest' }));
  expect(await screen.findByText('A map does it')).toBeVisible();
});

test('a comment is hidden and restored in place', async () => {
  const { user, api } = await open(listing());
  await user.click(await screen.findByRole('button', { name: 'Hide the comment by Lin Wei' }));
  const card = within(await screen.findByRole('listitem', { name: /^Lin Wei/ }));
  expect(await card.findByText('Hidden')).toBeVisible();
  await user.click(await card.findByRole('button', { name: 'Restore the comment by Lin Wei' }));
  expect(await screen.findByText('Readers see the comment again.')).toBeVisible();
  await card.findByRole('button', { name: 'Hide the comment by Lin Wei' });
  expect(api.callsTo('post', /decisions/).map(({ data }) => data)).toEqual([
    { action: 'hide', seen: null },
    { action: 'restore', seen: 1 },
  ]);
});

test("the page says so if nothing matches, or if the comments can't be loaded", async () => {
  const empty = { status: 200, data: { items: [], next: null } };
  const api = listing().on('get', URL, () => {
    throw networkFailure();
  });
  const { user } = await open(api, '/admin/comments?q=zebra');
  expect(await screen.findByText("We couldn't load the comments")).toBeVisible();
  api.on('get', URL, () => empty);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No comments found')).toBeVisible();
});
