import { type FakeApi, fakeApi } from '@site/shared/testing';

export const ravi = {
  id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c01',
  email: 'ravi@example.org',
  name: 'Ravi Menon',
  role: 'owner',
} as const;

/** An administrator who may not do everything. */
export const editor = {
  ...ravi,
  email: 'leela@example.org',
  name: 'Leela Das',
  role: 'editor',
} as const;

/** The API's response to anyone who isn't an administrator. */
export const refused = () => ({
  status: 401,
  data: { code: 'admin-required', message: 'Please sign in as an administrator.' },
});

const noDemonstration = () => ({ status: 404, data: { code: 'not-found', message: 'Not here.' } });

const withSecondFactor = () => ({
  status: 200,
  data: { on: true, advised: false, recoveryCodesLeft: 10 },
});

const site = () =>
  fakeApi()
    .on('get', '/v1/admins/demonstration', noDemonstration)
    .on('get', '/v1/admin/waiting', () => ({ status: 200, data: { items: [] } }))
    .on('get', '/v1/admin/reports/count', () => ({ status: 200, data: { open: 0 } }))
    .on('get', '/v1/admin/releases/approvals', () => ({
      status: 200,
      data: { approvals: [], rules: [] },
    }))
    .on('get', '/v1/admin/releases/health', () => ({
      status: 200,
      data: { period: 'week', isCollected: true, documents: 0, pageViews: 0, units: [] },
    }))
    .on('get', '/v1/admins/me/second-factor', withSecondFactor);

export const visitorApi = (): FakeApi => site().on('get', '/v1/admins/me', refused);

export const adminApi = (): FakeApi =>
  site()
    .on('get', '/v1/admins/me', () => ({ status: 200, data: ravi }))
    .on('get', '/v1/admin/administrators', () => ({ status: 200, data: { items: [] } }))
    .on('get', '/v1/admin/audit-log/authors', () => ({ status: 200, data: { items: [] } }))
    .on('get', '/v1/admin/invitations', () => ({ status: 200, data: { items: [] } }))
    .on('get', '/v1/dsa-categories', () => ({ status: 200, data: dsaCategories }))
    .on('get', '/v1/admin/learning-units', () => ({ status: 200, data: { items: [] } }));

const dsaCategories = [
  { name: 'Hash Table', description: 'What was seen before is looked up.' },
  { name: 'Graph', description: 'Nodes and edges.' },
];
