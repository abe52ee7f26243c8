import type { AuditEntry } from '@site/shared/contracts/identity';
import { renderApp } from '@site/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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

/** Who, what and which. */
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(1, 4)
    .map((cell) => cell.textContent);

/** The rows of changes, and what has folded out below them. */
const rows = () =>
  within(screen.getByRole('table', { name: 'Changes' }))
    .getAllByRole('row')
    .slice(1);

async function unfold(user: UserEvent, row: HTMLElement | undefined) {
  await user.click(within(row as HTMLElement).getByRole('button', { name: 'Details' }));
  return within((row as HTMLElement).nextElementSibling as HTMLElement);
}

test('each change is a line, and its details fold out with the values before and after', async () => {
  const person = 'a3cf4f0e-64c5-4b4f-9d0b-0f2b6f7f2c09';
  const items = [
    entry(3, {
      action: 'article.update',
      before: { title: 'Old', views: 7 },
      after: { title: 'New', views: 7 },
    }),
    entry(1, { admin: { id: null, name: 'Operator' }, before: { title: 'Gone' }, after: null }),
    entry(5, { action: 'person.disable', subject: person }),
    entry(4, {
      action: 'content.import',
      after: { added: ['two-sum', 'three-sum'], returned: [], edited: {}, is_published: true },
    }),
    entry(6, { action: 'admin.password', after: null }),
  ];
  const api = adminApi().on('get', '/v1/admin/audit-log', () => ({
    status: 200,
    data: { items, next: null },
  }));
  const { user } = renderApp(routes, { path: '/admin/audit-log', api });
  await screen.findByRole('table', { name: 'Changes' });
  const [changed, gone, disabled, imported, password] = rows();
  expect([changed, gone].map((row) => cells(row as HTMLElement))).toEqual([
    ['Ravi Menon', 'article.update', 'announcement-3'],
    ['Operator', 'Published an announcement', 'announcement-1'],
  ]);
  expect(within(disabled as HTMLElement).getByRole('link', { name: person })).toHaveAttribute(
    'href',
    `/admin/people/${person}`,
  );
  expect(screen.queryByText('Old')).not.toBeInTheDocument();
  expect((await unfold(user, changed)).getByText('title').parentElement).toHaveTextContent(
    'titleBefore: OldAfter: New',
  );
  expect((await unfold(user, gone)).getByRole('deletion')).toHaveTextContent('Gone');
  // Lists and empty values are shown in words.
  expect(
    (await unfold(user, imported)).getAllByRole('insertion').map((ins) => ins.textContent),
  ).toEqual(['two-sum, three-sum', 'none', 'none', 'yes']);
  expect(within(password as HTMLElement).queryByRole('button')).not.toBeInTheDocument();

  await user.click(within(changed as HTMLElement).getByRole('button', { name: 'Details' }));
  expect(screen.queryByText('Old')).not.toBeInTheDocument();
});

test('what fits the filter is saved as a CSV file', async () => {
  const saved: string[] = [];
  Object.assign(window.URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const api = adminApi()
    .on('get', '/v1/admin/audit-log', () => ({ status: 200, data: { items: [], next: null } }))
    .on('get', '/v1/admin/audit-log/export', () => ({ status: 200, data: '"When (UTC)"' }));
  const { user } = renderApp(routes, { path: '/admin/audit-log?subject=zz&before=21', api });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^audit-log-[\d-]+\.csv$/)]));
  expect(api.callsTo('get', /export/)[0]?.params).toEqual({ subject: 'zz' });
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
  const { user } = renderApp(routes, { path: '/admin/audit-log', api });
  expect(await screen.findByText('meera@example.org')).toBeVisible();
  const [row] = rows();
  expect(cells(row as HTMLElement)).toEqual([
    'Ravi Menon',
    'Turned a second factor off',
    'meera@example.org',
  ]);
  expect((await unfold(user, row)).getByText('second factor').parentElement).toHaveTextContent(
    'Before: yesAfter: no',
  );
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
