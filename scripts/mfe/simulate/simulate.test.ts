import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { contractVersion } from '../../webpack/shared-modules.mjs';
import { runHere } from '../testing/run-here.ts';
import { describeSimulation, isBroken, outcomeFor } from './breaks.ts';
import { simulate } from './simulate.ts';

const PLATFORM = '@site/shared/platform';
const UI = '@site/shared/ui';
const VERSION = '1.0.0-h000000001';
const NEXT = '1.1.0-h000000002';

const live = testReleaseManifest({
  'mfe-a': testRemote('mfe-a', {
    contract: `^${contractVersion}`,
    uses: { [PLATFORM]: ['Link'], [UI]: ['Badge', 'Button'] },
  }),
  'mfe-b': testRemote('mfe-b', { contract: '^1.0.0', uses: { [UI]: ['Button', 'Sparkles'] } }),
});
const shell = {
  ...live.shell,
  version: NEXT,
  unitManifest: `/releases/shell/${NEXT}/manifest.json`,
  contract: contractVersion,
};
const sharedModule = (name: string, version: string, requiredVersion = version) => ({
  name,
  version,
  requiredVersion,
});

/** What the site serves, by address. */
const files: Record<string, unknown> = {
  [shell.unitManifest]: {
    shared: [sharedModule('react', '20.0.0'), sharedModule(PLATFORM, '9.0.0')],
  },
  [`/releases/mfe-a/${VERSION}/manifest.json`]: {
    shared: [
      sharedModule('react', '19.3.1', '^19.3.1'),
      sharedModule('react-dom', '19.3.1', '^19.3.1'),
      sharedModule(PLATFORM, '2.0.0', '^2.0.0'),
    ],
  },
  [`/releases/mfe-b/${VERSION}/manifest.json`]: {
    shared: [sharedModule('react', '20.0.0', '>=19 || 20')],
  },
  '/release-manifest.json': live,
  [`/releases/shell/${NEXT}/release.json`]: {
    ...shell,
    provides: { [PLATFORM]: ['Link'], [UI]: ['Button'] },
    pages: [...shell.pages, { path: '/b/new', title: 'New', description: 'A new page' }],
  },
};

const TOKEN = 'mfe_team';

/** What isn't live is there for teams alone. */
const isForTeams = (url: string) => url.includes(NEXT);

const server = createServer(({ url = '', headers: { authorization } }, answer) => {
  const isAllowed = !isForTeams(url) || authorization === `Bearer ${TOKEN}`;
  const file = isAllowed ? files[url] : undefined;
  answer.writeHead(file ? 200 : 404, { 'content-type': 'application/json' });
  answer.end(JSON.stringify(file ?? { message: 'There is no such file.' }));
});
let site: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

test('a stored version of the shell breaks remotes by shared versions, exports, contract and addresses', async () => {
  const simulation = await simulate(site, { shell: NEXT }, TOKEN);
  expect(describeSimulation(simulation)).toBe(
    [
      `shell ${NEXT} would break 2 of the 2 remotes that are live on ${site}.`,
      `  mfe-a ${VERSION} needs react ^19.3.1, not 20.0.0`,
      `  mfe-a ${VERSION} needs react-dom ^19.3.1, which wouldn't be shared`,
      `  mfe-a ${VERSION} uses Badge of ${UI}`,
      `  mfe-b ${VERSION} needs contract ^1.0.0, not ${contractVersion}`,
      `  mfe-b ${VERSION} uses Sparkles of ${UI}`,
      `  mfe-b ${VERSION}: /b/new of shell and /b of mfe-b overlap`,
      `mfe-b ${VERSION} doesn't say clearly which versions of react it takes: prove the change in a browser.`,
    ].join('\n'),
  );
});

test("a version of the shell that the site doesn't have is reported", async () => {
  await expect(simulate(site, { shell: '9.9.9-h000000009' })).rejects.toThrow(
    'has no version 9.9.9-h000000009 of the shell. See what it has with: npm run mfe -- list shell',
  );
});

test("a façade of this clone breaks the remote that uses what isn't in its sources", async () => {
  const { change, remotes } = await simulate(site, { shared: UI });
  expect(change).toBe(`${UI} ${contractVersion} of this clone`);
  expect(remotes.map(({ unit, missing }) => [unit, missing])).toEqual([
    ['mfe-a', {}],
    ['mfe-b', { [UI]: ['Sparkles'] }],
  ]);
});

test("a remote of which only its ranges are known isn't in doubt about a package that it doesn't take", () => {
  const change = {
    name: 'react-dom@19.3.2',
    provides: { 'react-dom': [] },
    versions: { offered: { 'react-dom': '19.3.2' }, isAll: false },
  };
  const unsureWith = (ranges: Record<string, string>) =>
    outcomeFor('mfe-b', testRemote('mfe-b'), change, { uses: () => null, ranges }).unsure;
  expect(unsureWith({ react: '^19.0.0' })).toEqual([]);
  expect(unsureWith({ 'react-dom': '^19.0.0' })).toEqual(['react-dom']);
});

test('all façades of this clone are one change', async () => {
  const { remotes } = await simulate(site, { shared: '@site/shared' });
  expect(remotes.filter(isBroken).map(({ unit }) => unit)).toEqual(['mfe-b']);
});

test.each([
  [{}, 'Say what changes'],
  [{ shell: NEXT, shared: UI }, 'Say what changes'],
  [{ shared: 'react' }, "The shell doesn't share react. Choose from react@<version>"],
  [{ shared: 'zustand@4.0.0' }, 'or add --prove, which tries any package'],
  [{ shared: 'react@file:../x' }, "The shell doesn't share react"],
])("%j can't be simulated", async (change, says) => {
  await expect(simulate(site, change)).rejects.toThrow(says);
});

/** `npm run mfe -- simulate …`: its exit code and what it prints. */
const mfe = (...args: string[]) => runHere({ MFE_TOKEN: TOKEN }, 'simulate', '--to', site, ...args);

test('the exit code of the command says that something would break, or that it was used wrongly', async () => {
  const { code, out } = await mfe('--shell', NEXT, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ change: `shell ${NEXT}`, manifestId: '1-00000000' });
  expect(await mfe()).toMatchObject({
    code: 2,
    says: 'Say what changes: --shell <version> or --shared <module>.\n',
  });
});
