import { siteForTests } from './testing/site-for-tests.ts';

const { heard, mfe, mfeProcess } = siteForTests();

const mayPublish = 'GET /rights?unit=mfe-articles&right=publish';
const mayPromote = 'GET /rights?unit=mfe-articles&right=promote';
const lacks = (right: string) => ({
  code: 'forbidden',
  message: `This token lacks the right ${right} for mfe-articles.`,
});

test('a token that is wrong or expired is reported before anything is built', async () => {
  const refused = { code: 'token-wanted', message: 'Send a valid release token.' };
  const { code, out, says } = await mfeProcess(
    { [mayPublish]: [401, refused] },
    'publish',
    'mfe-articles',
  );
  expect([code, out]).toEqual([4, '']);
  expect(says).toMatch(
    /doesn't know this token, or it's no longer valid\. Set MFE_TOKEN to another; the site's operator makes one with: npm run mfe -- tokens create\n$/,
  );
  expect(heard()).toEqual([mayPublish]);
});

test('so is one that may publish, but not promote', async () => {
  const site = {
    [mayPublish]: [200, {}] as [number, object],
    [mayPromote]: [403, lacks('promote')] as [number, object],
  };
  const { code, says } = await mfeProcess(site, 'publish', 'mfe-articles');
  expect(code).toBe(4);
  expect(says).toMatch(/^This token lacks the right promote for mfe-articles\./);
  expect(heard()).toEqual([mayPublish, mayPromote]);
});

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

const shell = ['shell', '2.0.0-h00000001'] as const;

test('versions that belong to each other go live together', async () => {
  const made = {
    manifestId: '2-0a1b2c3d',
    changed: { shell: shell[1], 'mfe-a': '2.0.0-h00000002' },
  };
  const { code, out } = await mfe(
    { 'POST /promotions': [200, made] },
    ...['promote', ...shell, '--with', 'mfe-a@2.0.0-h00000002', 'mfe-b@2.0.0-h00000003'],
  );
  expect([code, out]).toEqual([
    0,
    `shell ${shell[1]} is live.\nmfe-a 2.0.0-h00000002 is live.\nRelease manifest 2-0a1b2c3d is live.\n`,
  ]);
  const requested = {
    unit: 'shell',
    version: shell[1],
    with: [
      { unit: 'mfe-a', version: '2.0.0-h00000002' },
      { unit: 'mfe-b', version: '2.0.0-h00000003' },
    ],
  };
  expect(heard()).toEqual([`POST /promotions ${JSON.stringify(requested)}`]);
});

test.each([
  ['without its version', ['--with', 'mfe-a'], /Name a unit and its version, such as mfe-auth@/],
  [
    'for some visitors first',
    ['--with', 'mfe-a@2.0.0-h00000002', '--channel', 'canary'],
    /^What goes live together can't be tried with some visitors: leave out --channel\.$/m,
  ],
])('what belongs to a version is refused %s, and nothing is sent', async (_, options, reason) => {
  const { code, says } = await mfe({}, 'promote', ...shell, ...options);
  expect(code).toBe(2);
  expect(says).toMatch(reason);
  expect(heard()).toEqual([]);
});
