import { type FakeApi, fakeApi } from '@site/shared/testing';

export const ravi = {
  id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c01',
  email: 'ravi@example.org',
  name: 'Ravi Menon',
};

/** What the API answers to somebody who is no administrator. */
export const refused = () => ({
  status: 401,
  data: { code: 'admin-required', message: 'Please sign in as an administrator.' },
});

export const visitorApi = (): FakeApi => fakeApi().on('get', '/v1/admins/me', refused);

export const adminApi = (): FakeApi =>
  fakeApi().on('get', '/v1/admins/me', () => ({ status: 200, data: ravi }));
