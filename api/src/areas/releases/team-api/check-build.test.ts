import type { Agent } from '../../../../testing/agent.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import {
  described,
  publish,
  SECOND,
  type TestRelease,
  THIRD,
  testFiles,
} from '../../../../testing/stored-releases.ts';

let site: ReleasingSite;
let team: Agent;
beforeAll(async () => {
  site = await createReleasingSite('mfe-a', 'mfe-b');
  team = await site.team({ unit: 'mfe-a', rights: ['publish'] });
});
afterAll(() => site.close());

/** What the site says to a build, nothing of which is uploaded. */
async function check(facts: Partial<TestRelease>, more: { bytes?: number; bundled?: object } = {}) {
  const release = { unit: 'mfe-a', version: SECOND, ...facts };
  const { files, ...named } = described(release);
  const content = testFiles(release).find(({ path }) => path === 'release.json')?.content;
  const answer = await team.post('/v1/releases/checks', {
    ...named,
    files: files.map((file) => ({ ...file, bytes: more.bytes ?? 100 })),
    description: JSON.parse(`${content}`),
    bundled: more.bundled ?? null,
  });
  return answer.json();
}

test('a build that fits has no problems, and nothing of it is stored', async () => {
  expect(await check({})).toEqual({ problems: [], warnings: [] });
  const integrities = described({ unit: 'mfe-a', version: SECOND }).files.map(
    ({ integrity }) => integrity,
  );
  const answer = await team.post('/v1/releases/missing-files', { integrities });
  expect(answer.json().missing).toEqual([...new Set(integrities)]);
});

const testContents = (release: TestRelease) =>
  Object.fromEntries(testFiles(release).map(({ path, content }) => [path, `${content}`]));

const react = { react: [{ version: '18.0.0', file: 'react/index.js', askedBy: null }] };

test.each<[string, Parameters<typeof check>, RegExp]>([
  ['its budget', [{}, { bytes: 300 * 1024 }], /^mfe-a \S+ outgrows its budget\.scripts of 64 KiB/],
  ['its contract', [{ facts: { contract: '^99.0.0' } }], /contract/],
  ['addresses of another remote', [{ facts: { mountPaths: ['/b'], pages: [] } }], /mfe-b/],
  [
    'files of a kind that no release holds',
    [{ shared: { 'engine-1': { 'page.xhtml': 'x' } } }],
    /is of a kind that no release may hold/,
  ],
  [
    'files that differ from their hashes',
    [{ facts: { files: { 'routes.js': `sha384-${'a'.repeat(64)}` } } }],
    /isn't what its release\.json says \(routes\.js\)/,
  ],
  ['a copy of what the shell shares', [{}, { bundled: react }], /brings a copy of react 18\.0\.0/],
])('%s is judged before anything is uploaded', async (_, build, problem) => {
  expect((await check(...build)).problems[0]).toMatch(problem);
});

test('a budget that is nearly used up is a warning', async () => {
  expect(
    await check({ facts: { budget: { scripts: 1, styles: 1, total: 2 } } }, { bytes: 490 }),
  ).toEqual({
    problems: [],
    warnings: [expect.stringMatching(/^mfe-a \S+ stands at 1\.0 of the 1 KiB of its budget/)],
  });
});

const axios = { axios: [{ version: '2.0.0', file: 'axios/index.js', askedBy: null }] };

test('a copy that the remote declares is a warning, and any other a problem', async () => {
  const answer = await check({ facts: { copies: ['axios'] } }, { bundled: { ...axios, ...react } });
  expect(answer.problems).toEqual([expect.stringContaining('brings a copy of react 18.0.0')]);
  expect(answer.warnings).toEqual([
    expect.stringMatching(/^mfe-a \S+ brings its own axios 2\.0\.0, as its remote\.json says\.$/),
  ]);
  const { problems } = await check({ facts: { copies: ['react'] as never } });
  expect(problems[0]).toMatch(/copies\.0/);
});

test('a team checks nothing but its own units', async () => {
  const { files, ...named } = described({ unit: 'mfe-b', version: SECOND });
  const sized = files.map((file) => ({ ...file, bytes: 1 }));
  const answer = await team.post('/v1/releases/checks', {
    ...named,
    files: sized,
    description: {},
    bundled: null,
  });
  expect(answer.statusCode).toBe(403);
});

test('what is said of a budget names the packages that may have grown since the version that is live', async () => {
  const packageOf = (version: string, files: number) => [
    { version, file: '', askedBy: null, files },
  ];
  const before = { katex: packageOf('0.16.1', 2), marked: packageOf('1.0.0', 9) };
  const release = { unit: 'mfe-a', version: THIRD };
  const contents = { ...testContents(release), 'bundled-packages.json': JSON.stringify(before) };
  await publish(site.owners, { ...release, contents });
  await site.owners.post('/v1/releases/promotions', release);
  const bundled = {
    idb: packageOf('8.0.0', 1),
    katex: packageOf('0.16.2', 2),
    marked: packageOf('1.0.0', 10),
  };
  const { problems } = await check({}, { bytes: 300 * 1024, bundled });
  expect(problems[0]).toMatch(
    /Packages that may have grown: idb 8\.0\.0 \(new\), katex 0\.16\.2 \(was 0\.16\.1\), marked \(1 more file\)\.$/,
  );
});
