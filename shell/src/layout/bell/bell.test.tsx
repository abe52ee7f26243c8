import type { NotificationList } from '@site/shared/contracts/editorial';
import { asha, type FakeApi, fakeApi } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';

const item = (id: string, read: boolean, link: string | null = null) => ({
  id,
  kind: 'announcement' as const,
  title: `About ${id}`,
  body: `What ${id} is`,
  link,
  publishedAt: '2026-01-15T10:00:00.000Z',
  read,
});
const list = (...items: NotificationList['items']): NotificationList => ({
  items,
  unread: items.filter(({ read }) => !read).length,
});
const apiListing = (data: NotificationList) =>
  fakeApi().on('get', '/v1/notifications', () => ({ status: 200, data }));

const open = (api: FakeApi, session: typeof asha | null = asha) =>
  renderShell([{ path: '/', element: <h1>Home</h1> }], { api, session, rests: true });

async function openBell(api: FakeApi, name: RegExp | string = /^Notifications/) {
  const view = open(api);
  await view.user.click(await screen.findByRole('button', { name }));
  return { ...view, bell: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
}

test('a visitor has no bell, and nothing is requested', () => {
  const api = fakeApi();
  open(api, null);
  expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
  expect(api.calls).toHaveLength(0);
});

test('the bell counts unread notifications and lists them', async () => {
  const api = apiListing(list(item('sql', false), item('design', true)));
  const { bell } = await openBell(api, 'Notifications, 1 unread');
  expect(bell.getAllByRole('listitem')).toHaveLength(2);
  expect(bell.getByRole('heading', { name: 'Unread: About sql' })).toBeVisible();
  expect(bell.getByRole('heading', { name: 'About design' })).toBeVisible();
  expect(bell.getByText('What sql is')).toBeVisible();
});

test('all are marked as read at once, and stay listed', async () => {
  const api = apiListing(list(item('sql', false), item('design', false), item('old', true))).on(
    'post',
    '/v1/notifications/read',
    () => ({ status: 200, data: { unread: 0 } }),
  );
  const { bell, user } = await openBell(api, 'Notifications, 2 unread');
  await user.click(bell.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(bell.queryByText('Unread:')).not.toBeInTheDocument());
  expect(api.callsTo('post', /./).map(({ data }) => data)).toEqual([{ ids: ['sql', 'design'] }]);
  expect(bell.getAllByRole('listitem')).toHaveLength(3);
  expect(bell.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('a reply leads to the comment, and counts as well as announcements', async () => {
  const link = '/dsaarticle/two-sum#comment-0f8b7a52-0000-4000-8000-000000000000';
  const reply = {
    ...item('1', false, link),
    kind: 'reply' as const,
    title: 'Ravi replied to you on Two Sum',
    body: 'Use <b>a map</b>',
  };
  const api = apiListing(list(reply, item('sql', false))).on('post', /read$/, () => ({
    status: 200,
    data: { unread: 1 },
  }));
  const { bell, user } = await openBell(api, 'Notifications, 2 unread');
  expect(bell.getByText('Use <b>a map</b>')).toBeVisible();
  await user.click(bell.getByRole('link', { name: 'Ravi replied to you on Two Sum' }));
  expect(await screen.findByText(`Elsewhere: ${link}`)).toBeInTheDocument();
  expect(api.callsTo('post', /./).map(({ data }) => data)).toEqual([{ ids: ['1'] }]);
});

test('following its link marks an announcement as read and closes the list', async () => {
  const api = apiListing(list(item('sql', false, '/roadmaps/sql'))).on(
    'post',
    '/v1/notifications/read',
    () => ({ status: 200, data: { unread: 0 } }),
  );
  const { bell, user } = await openBell(api);
  await user.click(bell.getByRole('link', { name: 'About sql' }));
  expect(await screen.findByText('Elsewhere: /roadmaps/sql')).toBeInTheDocument();
  expect(api.callsTo('post', /./)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('if marking as read cannot be saved, notifications stay unread and a notice says so', async () => {
  const api = apiListing(list(item('sql', false))).on('post', '/v1/notifications/read', () => ({
    status: 503,
    data: { statusCode: 503, code: 'busy', message: 'Too busy' },
  }));
  const { bell, user } = await openBell(api);
  await user.click(bell.getByRole('button', { name: 'Mark “About sql” as read' }));
  expect(await screen.findAllByText('Too busy')).not.toHaveLength(0);
  expect(bell.getByText('Unread:')).toBeInTheDocument();
});

test('without notifications it says so', async () => {
  const { bell } = await openBell(apiListing(list()), 'Notifications');
  expect(bell.getByText("You're all caught up")).toBeVisible();
});
