import { networkFailure, type RenderOptions, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, refused, visitorApi } from '../testing/admin-api.ts';

const emptyLog = () => ({ status: 200, data: { items: [], next: null } });
const open = (options: RenderOptions) =>
  renderApp(routes, { path: '/admin/audit-log', ...options });

test.each([
  ['/admin/audit-log', 'Audit log'],
  ['/admin/announcements', 'Announcements'],
])('%s asks anybody but an administrator to sign in, and loads nothing', async (path, heading) => {
  const { user, api } = open({ path, api: visitorApi() });
  expect(await screen.findByText('Sign in to see this page')).toBeVisible();
  expect(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  expect(api.calls.map((call) => call.path)).toEqual(['/v1/admins/me']);
  await user.click(screen.getByRole('link', { name: 'Sign in as an administrator' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('the area has a navigation of its own, which marks the page', async () => {
  const api = adminApi()
    .on('get', '/v1/admin/audit-log', emptyLog)
    .on('get', '/v1/announcements', () => ({ status: 200, data: { items: [], unread: 0 } }));
  const { user } = open({ api });
  const area = within(screen.getByRole('navigation', { name: 'Administration' }));
  expect(area.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  await user.click(area.getByRole('link', { name: 'Announcements' }));
  expect(await screen.findByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible();
  expect(area.getByRole('link', { name: 'Audit log' })).not.toHaveAttribute('aria-current');
});

test.each([
  ['answers', () => ({ status: 200, data: {} }), 'Successfully logged out!'],
  [
    'does not answer',
    () => {
      throw networkFailure();
    },
    'You are signed out on this page, but the server did not answer.',
  ],
])('Logout forgets the administrator also when the server %s', async (_case, answer, words) => {
  const api = adminApi()
    .on('get', '/v1/admin/audit-log', emptyLog)
    .on('post', '/v1/admins/auth/logout', answer);
  const { user } = open({ api });
  expect(await screen.findByText('Ravi Menon')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(screen.queryByText('Ravi Menon')).not.toBeInTheDocument();
});

test('a session that ended elsewhere shows the sign-in prompt instead of data, and is not renewed', async () => {
  const api = adminApi().on('get', '/v1/admin/audit-log', refused);
  open({ api });
  expect(await screen.findByText('Sign in to see this page')).toBeVisible();
  expect(screen.queryByText('Ravi Menon')).not.toBeInTheDocument();
  expect(api.callsTo('post', '/v1/auth/refresh')).toHaveLength(0);
});

test('where it cannot be found out who is signed in, it can be asked again', async () => {
  const api = visitorApi().on('get', '/v1/admins/me', () => ({ status: 503 }));
  const { user } = open({ api });
  expect(
    await screen.findByText('It could not be found out whether you are signed in'),
  ).toBeVisible();
  api.on('get', '/v1/admins/me', refused);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Sign in to see this page')).toBeVisible();
});
