import { renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';

const none = { today: 0, week: 0, month: 0 };
const items = [
  { kind: 'signin.failed', today: 3, week: 1204, month: 5000 },
  { kind: 'admin-signin.failed', ...none },
  { kind: 'limit.met', ...none },
  { kind: 'refresh.reused', ...none },
  { kind: 'role.changed', ...none },
];

test('each kind of event is counted for today, a week and a month', async () => {
  const api = adminApi().on('get', '/v1/admin/security-events', () => ({
    status: 200,
    data: { items },
  }));
  renderApp(routes, { path: '/admin/security-events', api });
  const table = await screen.findByRole('table', { name: 'Security events' });
  const row = within(table).getByRole('row', { name: /Failed logins by learners/ });
  const [, ...counts] = within(row).getAllByRole('cell');
  expect(counts.map((cell) => cell.textContent)).toEqual(
    [3, 1204, 5000].map((count) => count.toLocaleString()),
  );
});

test("counts that can't be loaded can be retried", async () => {
  const api = adminApi().on('get', '/v1/admin/security-events', () => ({
    status: 503,
    data: { code: 'unavailable', message: 'The database cannot be reached.' },
  }));
  const { user } = renderApp(routes, { path: '/admin/security-events', api });
  expect(await screen.findByText('The database cannot be reached.')).toBeVisible();
  api.on('get', '/v1/admin/security-events', () => ({ status: 200, data: { items } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Security events' })).toBeVisible();
});
