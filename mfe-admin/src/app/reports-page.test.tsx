import type { ModeratedComment } from '@site/shared/contracts';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, editor, visitorApi } from '../testing/admin-api.ts';
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
  return adminApi()
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
