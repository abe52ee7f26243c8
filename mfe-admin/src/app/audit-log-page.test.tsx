import type { AuditEntry } from '@site/shared/contracts/identity';
import { renderApp } from '@site/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
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

test('each change says who changed what, with the values before and after', async () => {
  const person = 'a3cf4f0e-64c5-4b4f-9d0b-0f2b6f7f2c09';
  const items = [
    entry(3, {
      action: 'article.update',
      before: { title: 'Old', views: 7 },
      after: { title: 'New', views: 7 },
    }),
    entry(2),
    entry(1, { admin: { id: null, name: 'Operator' }, before: { title: 'Gone' }, after: null }),
    entry(5, { action: 'person.disable', subject: person }),
    entry(4, {
      action: 'content.import',
      after: { added: ['two-sum', 'three-sum'], returned: [], edited: {}, is_published: true },
    }),
  ];
  const api = adminApi().on('get', '/v1/admin/audit-log', () => ({
    status: 200,
    data: { items, next: null },
  }));
  renderApp(routes, { path: '/admin/audit-log', api });
  const table = await screen.findByRole('table', { name: 'Changes' });
  const [, ...rows] = within(table).getAllByRole('row');
  const imported = rows.at(-1) as HTMLElement;
  expect(rows.slice(0, 3).map(cells)).toEqual([
    ['Ravi Menon', 'article.updateannouncement-3', 'titleOld', 'titleNew'],
    ['Ravi Menon', 'Published an announcementannouncement-2', 'nothing', 'titleTitle 2linknone'],
    ['Operator', 'Published an announcementannouncement-1', 'titleGone', 'nothing'],
  ]);
  expect(screen.getByRole('link', { name: person })).toHaveAttribute(
    'href',
    `/admin/people/${person}`,
  );
  // Lists and empty values are shown in words.
  expect(cells(imported).at(-1)).toBe(
    'addedtwo-sum, three-sumreturnednoneeditednoneis publishedyes',
  );
});

test('what happened to an administrator is described in words, with their address', async () => {
  const meera = {
    id: 'a3cf4f0e-64c5-4b4f-9d0b-0f2b6f7f2c02',
    email: 'meera@example.org',
    name: 'Meera Iyer',
    role: 'owner' as const,
    createdAt: '2026-11-01T10:00:00.000Z',
    disabledAt: null,
    secondFactor: false,
  };
  const change = entry(4, {
    action: 'admin.second-factor.off',
    subject: meera.id,
    before: { secondFactor: true },
    after: { secondFactor: false },
  });
  const api = adminApi()
    .on('get', '/v1/admin/administrators', () => ({ status: 200, data: { items: [meera] } }))
    .on('get', '/v1/admin/audit-log', () => ({
      status: 200,
      data: { items: [change], next: null },
    }));
  renderApp(routes, { path: '/admin/audit-log', api });
  expect(await screen.findByText('meera@example.org')).toBeVisible();
  expect(cells(screen.getAllByRole('row')[1] as HTMLElement)).toEqual([
    'Ravi Menon',
    'Turned a second factor offmeera@example.org',
    'second factoryes',
    'second factorno',
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

test("a log that can't be loaded says why, and can be retried", async () => {
  const api = adminApi().on('get', '/v1/admin/audit-log', () => ({
    status: 503,
    data: { code: 'unavailable', message: 'The database cannot be reached.' },
  }));
  const { user } = renderApp(routes, { path: '/admin/audit-log', api });
  expect(await screen.findByText('The database cannot be reached.')).toBeVisible();
  api.on('get', '/v1/admin/audit-log', () => ({ status: 200, data: { items: [], next: null } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No changes yet')).toBeVisible();
});

test('a filter goes into the address, and stays from page to page', async () => {
  const authors = [
    { id: ravi.id, name: ravi.name },
    { id: null, name: 'Operator' },
  ];
  const api = adminApi()
    .on('get', '/v1/admin/audit-log/authors', () => ({ status: 200, data: { items: authors } }))
    .on('get', '/v1/admin/audit-log', ({ params }) => ({
      status: 200,
      data: params.before
        ? { items: [entry(20)], next: null }
        : { items: [entry(21)], next: params.admin ? 21 : null },
    }));
  const { user, router } = renderApp(routes, { path: '/admin/audit-log', api });
  await screen.findByRole('option', { name: 'Operator' });
  await user.selectOptions(screen.getByLabelText('Who'), 'Operator');
  await user.selectOptions(screen.getByLabelText('What'), 'Everything about announcements');
  await user.type(screen.getByLabelText('Subject'), ' news ');
  fireEvent.change(screen.getByLabelText('From (UTC)'), { target: { value: '2026-11-01' } });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const filter = { admin: 'operator', action: 'announcement', subject: 'news', from: '2026-11-01' };
  await user.click(await screen.findByRole('link', { name: 'Older' }));
  expect(await screen.findByText('announcement-20')).toBeVisible();
  expect(api.callsTo('get', '/v1/admin/audit-log').at(-1)?.params).toEqual({
    ...filter,
    before: '21',
  });
  expect(screen.getByLabelText('Who')).toHaveDisplayValue('Operator');
  expect(screen.getByLabelText('Subject')).toHaveValue('news');
  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getByLabelText('Subject')).toHaveValue('');
});

test('the log can be filtered by the name of a release token', async () => {
  const names = ['Operator', 'token Pipeline of A', 'token Pipeline of B'];
  const authors = names.map((name) => ({ id: null, name }));
  const api = adminApi()
    .on('get', '/v1/admin/audit-log/authors', () => ({ status: 200, data: { items: authors } }))
    .on('get', '/v1/admin/audit-log', () => ({
      status: 200,
      data: { items: [entry(20, { action: 'release.promote' })], next: null },
    }));
  const { user } = renderApp(routes, { path: '/admin/audit-log', api });
  await screen.findByRole('option', { name: 'token Pipeline of B' });
  await user.selectOptions(screen.getByLabelText('Who'), 'token Pipeline of B');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(await screen.findByRole('cell', { name: /Made a release live/ })).toBeVisible();
  expect(screen.getByLabelText('Who')).toHaveDisplayValue('token Pipeline of B');
  expect(api.callsTo('get', '/v1/admin/audit-log').at(-1)?.params).toEqual({
    admin: 'token Pipeline of B',
  });
});

test('a filter that nothing matches says so', async () => {
  const api = adminApi().on('get', '/v1/admin/audit-log', () => ({
    status: 200,
    data: { items: [], next: null },
  }));
  renderApp(routes, { path: '/admin/audit-log?subject=zz', api });
  expect(await screen.findByText('No changes match')).toBeVisible();
});
