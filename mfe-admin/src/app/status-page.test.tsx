import { fakeApi, networkFailure, type RenderOptions, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';

const releaseManifest = {
  manifestId: '7-1a2b3c4d',
  sequence: 7,
  shell: {
    version: '1.0.0-hshell00001',
    previous: [],
    fallback: null,
    contract: '1.0.0',
    pages: [{ path: '/' }, { path: '/blogs' }],
  },
  remotes: {
    'mfe-roadmaps': {
      version: '1.0.0-hroad000002',
      previous: ['1.0.0-hroad000001', '1.0.0-hroad000000'],
      contract: '^1.0.0',
      mountPaths: ['/roadmaps'],
    },
    'mfe-auth': {
      version: '1.0.0-hauth000001',
      previous: [],
      fallback: null,
      contract: '^1.0.0',
      mountPaths: ['/auth'],
    },
  },
};

const healthy = () =>
  fakeApi()
    .on('get', '/v1/admins/me', () => ({ status: 401 }))
    .on('get', '/v1/health', () => ({ status: 200, data: { status: 'ok' } }))
    .on('get', '/v1/ready', () => ({ status: 200, data: { status: 'ready' } }));

async function open(options: RenderOptions = {}) {
  const page = renderApp(routes, {
    path: '/admin/status',
    api: healthy(),
    releaseManifest,
    ...options,
  });
  await screen.findByRole('heading', { name: 'Site status', level: 1 });
  return page;
}

const service = (name: string) => {
  const row = screen.getByRole('heading', { name }).closest('li');
  if (!row) throw new Error(`${name} is not in a list`);
  return within(row);
};

test('a service that fails shows what is wrong, without affecting the others, and can be retried', async () => {
  const api = healthy().on('get', '/v1/ready', () => ({
    status: 503,
    data: { code: 'not-ready', message: 'The database cannot be reached.' },
  }));
  const { user } = await open({ api });
  expect(await service('Readiness').findByText('Not working')).toBeVisible();
  expect(service('Readiness').getByText('The database cannot be reached.')).toBeVisible();
  expect(await service('API').findByText('Working')).toBeVisible();

  api.on('get', '/v1/ready', () => ({ status: 200, data: { status: 'ready' } }));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await service('Readiness').findByText('Working')).toBeVisible();
});

test("a server that doesn't respond is reported with what to do", async () => {
  const api = healthy().on('get', '/v1/health', () => {
    throw networkFailure();
  });
  await open({ api });
  expect(await service('API').findByText('Not working')).toBeVisible();
  expect(
    service('API').getByText("It isn't responding. Check that the server is running."),
  ).toBeVisible();
});

test('while a service is being checked, the page says so', async () => {
  const never = new Promise<never>(() => {});
  await open({ api: healthy().on('get', '/v1/ready', () => never) });
  expect(service('Readiness').getByText('Checking Readiness...')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeDisabled();
});

const adminsApi = () =>
  adminApi()
    .on('get', '/v1/health', () => ({ status: 200, data: { status: 'ok' } }))
    .on('get', '/v1/ready', () => ({ status: 200, data: { status: 'ready' } }))
    .on('get', '/v1/admin/jobs/failed', () => ({ status: 200, data: { items: [], total: 0 } }));

const rendering = (data: object) => ({
  api: adminsApi().on('get', '/v1/admin/rendering', () => ({ status: 200, data })),
});

test('administrators see that the server renders all pages, what confines the code of remotes, and that no job has failed', async () => {
  await open(rendering({ confinement: 'bubblewrap', unrendered: [] }));
  await screen.findByRole('heading', { name: 'Rendering' });
  expect(await service('Rendering').findByText('Working')).toBeVisible();
  expect(
    service('Rendering').getByText('The server renders the pages of all units.'),
  ).toBeVisible();
  expect(service('Rendering').getByText(/bubblewrap keeps it from files/)).toBeVisible();
  expect(await screen.findByText('No job has failed for good.')).toBeVisible();
});

test("administrators see which unit the server doesn't render, since when and why", async () => {
  const since = '2026-11-28T09:30:00.000Z';
  const unit = { unit: 'mfe-auth', version: '1.0.0-hauth000001', since, reason: 'crashed' };
  await open(rendering({ confinement: 'permissions', unrendered: [unit] }));
  await screen.findByRole('heading', { name: 'Rendering' });
  expect(await service('Rendering').findByText('Partly working')).toBeVisible();
  const when = new Date(since).toLocaleString();
  const words = `The server hasn't rendered mfe-auth 1.0.0-hauth000001 since ${when}, so browsers do: its process ended.`;
  expect(service('Rendering').getByText(words)).toBeVisible();
  expect(service('Rendering').getByText(/nothing keeps it from the network/)).toBeVisible();
});

test('on a site without rendering processes, administrators see that browsers render all pages', async () => {
  await open(rendering({ confinement: null, unrendered: [] }));
  await screen.findByRole('heading', { name: 'Rendering' });
  expect(
    await service('Rendering').findByText('Browsers render all pages (RENDERERS=0).'),
  ).toBeVisible();
});

test('visitors see nothing about rendering and jobs', async () => {
  const { api } = rendering({ confinement: 'bubblewrap', unrendered: [] });
  api.on('get', '/v1/admins/me', () => ({ status: 401 }));
  await open({ api });
  expect(await service('Readiness').findByText('Working')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Rendering' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Background jobs' })).not.toBeInTheDocument();
  expect(api.callsTo('get', /rendering|jobs/)).toHaveLength(0);
});

const failedMail = {
  id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c01',
  name: 'mail',
  queuedAt: '2026-11-27T08:00:00.000Z',
  failedAt: '2026-11-28T09:30:00.000Z',
  reason: 'The mail server refused it with code 550.',
};
const failedNews = {
  ...failedMail,
  id: '5d0b9b51-3d9c-4f0e-8a53-0a3d0d6d9f02',
  name: 'news',
  reason: null,
};

test('administrators see which jobs failed for good, when and why, and retry one', async () => {
  let items = [failedMail, failedNews];
  const { api } = rendering({ confinement: 'bubblewrap', unrendered: [] });
  api
    .on('get', '/v1/admin/jobs/failed', () => ({
      status: 200,
      data: { items, total: items.length },
    }))
    .on('post', `/v1/admin/jobs/failed/mail/${failedMail.id}/retry`, () => {
      items = [failedNews];
      return { status: 200, data: {} };
    });
  const { user } = await open({ api });
  const table = await screen.findByRole('table', { name: 'Failed jobs' });
  const [, ...rows] = within(table).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  const [queued, failed] = [failedMail.queuedAt, failedMail.failedAt].map((at) =>
    new Date(at).toLocaleString(),
  );
  expect(cells).toEqual([
    ['Send an email', 'The mail server refused it with code 550.', queued, failed, 'Retry'],
    [
      'Email scheduled announcements',
      "It failed unexpectedly. The server's log says why.",
      queued,
      failed,
      'Retry',
    ],
  ]);

  await user.click(screen.getByRole('button', { name: 'Retry: Send an email' }));
  expect(await screen.findByText('The job will be tried again!')).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Send an email/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Email scheduled announcements/ })).toBeVisible();
});

test('services that respond are working, and the releases are listed, the shell first', async () => {
  await open();
  expect(await service('API').findByText('Working')).toBeVisible();
  expect(await service('Readiness').findByText('Working')).toBeVisible();
  expect(service('API').getByText(/^checked at \d/)).toBeVisible();
  expect(screen.getByText(/^Release manifest 7-1a2b3c4d, number 7\./)).toBeVisible();
  const [, ...rows] = within(screen.getByRole('table', { name: 'Releases' })).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['shell', '1.0.0-hshell00001', 'none', '1.0.0', '/, /blogs'],
    ['mfe-auth', '1.0.0-hauth000001', 'none', '^1.0.0', '/auth'],
    ['mfe-roadmaps', '1.0.0-hroad000002', '1.0.0-hroad000001', '^1.0.0', '/roadmaps'],
  ]);
});
