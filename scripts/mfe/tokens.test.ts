import { siteForTests } from './testing/site-for-tests.ts';

const { heard, mfe } = siteForTests();
const create = ['tokens', 'create', 'CI', '--unit', 'mfe-jobs'];

test('a right that there is not is refused by its name, with those that there are', async () => {
  const { code, says } = await mfe({}, ...create, '--rights', 'publish,release');
  expect(code).toBe(2);
  expect(says).toContain('"release" is none of publish, promote, approve, rollback, tokens.');
  expect(heard()).toEqual([]);
});

test('a token without a choice of rights may publish, promote and roll back', async () => {
  const made = { token: 'mfe_made', expiresAt: '2026-12-24T10:00:00Z' };
  const requested = {
    name: 'CI',
    unit: 'mfe-jobs',
    rights: ['publish', 'promote', 'rollback'],
    days: 90,
  };
  const call = 'POST /tokens';
  const { code, out } = await mfe({ [call]: [201, made] }, ...create);
  expect([code, out.split('\n')[0]]).toEqual([0, 'mfe_made']);
  expect(heard()).toEqual([`${call} ${JSON.stringify(requested)}`]);
});
