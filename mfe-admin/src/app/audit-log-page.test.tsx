import type { AuditEntry } from '@site/shared/contracts';
import { renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, ravi } from '../testing/admin-api.ts';

const entry = (id: number, facts: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  admin: { id: ravi.id, name: ravi.name },
  action: 'announcement.create',
  subject: `announcement-${id}`,
  before: null,
  after: { title: `Title ${id}`, link: null },
  ...facts,
});

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent);

test('each change says who, what, and from what to what', async () => {
  const items = [
    entry(3, {
      action: 'article.update',
      before: { title: 'Old', views: 7 },
      after: { title: 'New', views: 7 },
    }),
    entry(2),
    entry(1, { admin: { id: null, name: 'Operator' }, before: { title: 'Gone' }, after: null }),
  ];
  const api = adminApi().on('get', '/v1/admin/audit-log', () => ({
    status: 200,
    data: { items, next: null },
  }));
  renderApp(routes, { path: '/admin/audit-log', api });
  const table = await screen.findByRole('table', { name: 'Changes' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(cells)).toEqual([
    ['Ravi Menon', 'article.updateannouncement-3', 'titleOld', 'titleNew'],
    ['Ravi Menon', 'Published an announcementannouncement-2', 'nothing', 'titleTitle 2linknull'],
    ['Operator', 'Published an announcementannouncement-1', 'titleGone', 'nothing'],
  ]);
});

test('older and newest entries are one click away', async () => {
  const api = adminApi().on('get', '/v1/admin/audit-log', ({ params }) => ({
    status: 200,
    data:
      params.before === '21'
        ? { items: [entry(20)], next: null }
        : { items: [entry(21)], next: 21 },
  }));
  const { user } = renderApp(routes, { path: '/admin/audit-log', api });
  expect(await screen.findByText('announcement-21')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Newest' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Older' }));
  expect(await screen.findByText('announcement-20')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Newest' }));
  expect(await screen.findByText('announcement-21')).toBeVisible();
});

test('a log that cannot be loaded says why, and can be asked for again', async () => {
  const api = adminApi().on('get', '/v1/admin/audit-log', () => ({
    status: 503,
    data: { code: 'unavailable', message: 'The database cannot be reached.' },
  }));
  const { user } = renderApp(routes, { path: '/admin/audit-log', api });
  expect(await screen.findByText('The database cannot be reached.')).toBeVisible();
  api.on('get', '/v1/admin/audit-log', () => ({ status: 200, data: { items: [], next: null } }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nothing is written here')).toBeVisible();
});
