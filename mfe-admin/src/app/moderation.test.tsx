import type { ModeratedComment } from '@site/shared/contracts/editorial';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, editor, ravi, visitorApi } from '../testing/admin-api.ts';
import { withArticles } from '../testing/articles-api.ts';
import { after, buildModerated } from '../testing/moderated-comment.ts';

const spam = buildModerated();
const rude = buildModerated({
  id: '0b7c4c39-1d55-4a6e-9d0e-6b6f0f4f2a11',
  author: { ...spam.author, name: 'Omar Aziz', hidden: 1, warned: 2 },
  content: 'You are stupid',
  reports: [{ reason: 'abuse', count: 1 }],
  parent: { author: 'Asha Rao', content: 'Why a map?' },
});

const DECISIONS = /\/decisions$/;

/** An API that moves comments out of the queue and back into it. */
function moderating(...comments: ModeratedComment[]): FakeApi {
  const all = new Map(comments.map((comment) => [comment.id, comment]));
  const open = () => [...all.values()].filter(({ reports }) => reports.length > 0);
  return withArticles(adminApi())
    .on('get', '/v1/admin/reports/count', () => ({ status: 200, data: { open: open().length } }))
    .on('get', '/v1/admin/reports', () => ({
      status: 200,
      data: { items: open(), open: open().length },
    }))
    .on('post', DECISIONS, ({ path, data }) => {
      const id = path.split('/')[4] ?? '';
      const before = all.get(id) as ModeratedComment;
      const { action } = data as { action: 'hide' | 'dismiss' | 'undo' | 'warn' | 'note' };
      const changes = {
        hide: { hidden: true, reports: [] },
        dismiss: { reports: [] },
        undo: {
          hidden: false,
          reports: comments.find((comment) => comment.id === id)?.reports ?? [],
        },
        warn: {},
        note: {},
      }[action];
      const changed = after(before, action, changes);
      all.set(id, changed);
      return { status: 200, data: changed };
    });
}

async function open(api: FakeApi) {
  const page = renderApp(routes, { path: '/admin/reports', api });
  await screen.findByRole('heading', { name: 'Reports', level: 1 });
  return page;
}

const item = (name: string) => screen.findByRole('listitem', { name: new RegExp(`^${name}`) });
const sent = (api: FakeApi) => api.callsTo('post', DECISIONS).map(({ data }) => data);

test("each comment shows where it is, its author's record and the reasons", async () => {
  await open(moderating(spam, rude));
  expect(await screen.findByText('2 comments are waiting for a decision')).toBeVisible();
  const first = within(await item('Lin Wei'));
  expect(first.getByText('Spam: 2')).toBeVisible();
  expect(first.getByText('Never hidden or warned')).toBeVisible();
  expect(first.getByRole('link', { name: 'Two Sum' })).toHaveAttribute(
    'href',
    `/dsaarticle/two-sum#comment-${spam.id}`,
  );
  const second = within(await item('Omar Aziz'));
  expect(second.getByText('In reply to Asha Rao')).toBeVisible();
  expect(second.getByText('1 hidden, 2 warnings')).toBeVisible();
  const menu = await screen.findByRole('navigation', { name: 'Administration' });
  expect(within(menu).getByRole('link', { name: 'Reports 2 waiting' })).toBeInTheDocument();
});

test('a hidden comment leaves the queue, and the next one is focused', async () => {
  const { user, api } = await open(moderating(spam, rude));
  await user.click(await screen.findByRole('button', { name: 'Hide the comment by Lin Wei' }));
  expect(await screen.findByText(/^Hidden from readers/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Omar Aziz/ })).toHaveFocus());
  expect(screen.queryByText('Buy my course')).not.toBeInTheDocument();
  expect(sent(api)).toEqual([{ action: 'hide', seen: null }]);
  await user.click(
    screen.getByRole('button', { name: 'Dismiss reports on the comment by Omar Aziz' }),
  );
  const end = await screen.findByRole('heading', { name: 'No open reports' });
  await waitFor(() => expect(end).toHaveFocus());
});

test.each([
  ['Hide', 'Hide the comment by Lin Wei'],
  ['Dismiss', 'Dismiss reports on the comment by Lin Wei'],
])('%s is undone, and the comment is back and focused', async (_, name) => {
  const { user, api } = await open(moderating(spam, rude));
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const back = await screen.findByRole('heading', { name: /^Lin Wei/ });
  await waitFor(() => expect(back).toHaveFocus());
  expect(sent(api)[1]).toEqual({ action: 'undo', seen: 1 });
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a moderator who comes second sees what a colleague decided, and the queue moves on', async () => {
  const api = moderating(spam, rude);
  const { user } = await open(api);
  await item('Lin Wei');
  const message = 'Leela Das has hidden this comment in the meantime. Nothing was done twice.';
  api
    .on('post', DECISIONS, () => ({ status: 409, data: { code: 'already-handled', message } }))
    .on('get', '/v1/admin/reports', () => ({ status: 200, data: { items: [rude], open: 1 } }));
  await user.click(screen.getByRole('button', { name: 'Hide the comment by Lin Wei' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Omar Aziz/ })).toHaveFocus());
  expect(screen.queryByText('Buy my course')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test("the author is warned in the moderator's words, and the comment stays in the queue", async () => {
  const { user, api } = await open(moderating(spam));
  await user.click(await screen.findByRole('button', { name: 'Warn Lin Wei' }));
  await user.click(screen.getByRole('button', { name: 'Send warning' }));
  expect(await screen.findByText('Write the reason')).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'No advertising, please.');
  await user.click(screen.getByRole('button', { name: 'Send warning' }));
  expect(await screen.findByText('Warning sent.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(api)).toEqual([{ action: 'warn', seen: null, text: 'No advertising, please.' }]);
  const decisions = await screen.findByRole('list', { name: 'Decisions so far' });
  expect(decisions).toHaveTextContent(/Ravi Menon warned the author/);
});

test("a text that couldn't be sent is there the next time", async () => {
  const api = moderating(spam).on('post', DECISIONS, () => {
    throw networkFailure();
  });
  const { user } = await open(api);
  const note = await screen.findByRole('button', { name: 'Note about the comment by Lin Wei' });
  await user.click(note);
  await user.type(screen.getByLabelText('Note'), 'Second account');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText("We couldn't send it. Please try again.")).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(note);
  expect(screen.getByLabelText('Note')).toHaveValue('Second account');
});

test('what one moderator typed is shown to them again, and to nobody else', async () => {
  const leela = { ...ravi, id: '5d0f7f0e-2f0b-4a52-8a5b-0f7b6f7f2c02', name: 'Leela Das' };
  const api = moderating(spam).on('post', '/v1/admins/auth/logout', () => ({
    status: 200,
    data: {},
  }));
  const { user } = await open(api);
  const note = () => screen.findByRole('button', { name: 'Note about the comment by Lin Wei' });
  await user.click(await note());
  await user.type(screen.getByLabelText('Note'), 'Second account');
  await user.keyboard('{Escape}');
  for (const [admin, words] of [
    [leela, ''],
    [ravi, 'Second account'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    api.on('post', '/v1/admins/auth/signin', () => ({ status: 201, data: admin }));
    await user.type(await screen.findByRole('textbox', { name: 'Email address' }), admin.email);
    await user.type(screen.getByLabelText('Password'), 'sesame1$open');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(await screen.findByRole('link', { name: /^Reports/ }));
    await user.click(await note());
    expect(screen.getByLabelText('Note')).toHaveValue(words);
    await user.keyboard('{Escape}');
  }
});

test('nobody is warned about a comment without an account', async () => {
  const former = { ...spam.author, id: null, handle: null };
  await open(moderating({ ...spam, author: former }));
  const card = within(await item('Lin Wei'));
  expect(card.getByText('No account')).toBeVisible();
  expect(card.queryByRole('button', { name: /Warn/ })).not.toBeInTheDocument();
});

test('editors can moderate; anyone else is prompted to sign in', async () => {
  const api = moderating(spam).on('get', '/v1/admins/me', () => ({ status: 200, data: editor }));
  const { unmount } = await open(api);
  await item('Lin Wei');
  unmount();
  await open(visitorApi());
  expect(await screen.findByText('Sign in to see this page')).toBeVisible();
});

test("a queue that can't be loaded can be retried", async () => {
  const api = moderating(spam).on('get', '/v1/admin/reports', () => {
    throw networkFailure();
  });
  const { user } = await open(api);
  expect(await screen.findByText("We couldn't load the reports")).toBeVisible();
  api.on('get', '/v1/admin/reports', () => ({ status: 200, data: { items: [], open: 0 } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No open reports' })).toBeVisible();
});

describe('all comments', () => {
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
});
