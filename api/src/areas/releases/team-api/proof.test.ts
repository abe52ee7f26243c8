import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { publish } from '../../../../testing/publish.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, SECOND, type TestRelease, THIRD } from '../../../../testing/stored-releases.ts';

let site: ReleasingSite;
/** The remote of a test. */
let unit: string;
beforeAll(async () => {
  site = await createReleasingSite();
});
beforeEach(async () => {
  unit = await site.addRemote();
});
afterAll(() => site.close());

/** Text of so many KiB, of which compression leaves three quarters. */
const text = (kib: number) => randomBytes(kib * 768).toString('base64');

const contents = (routes: string) => ({
  'remote-entry.js': 'the entry',
  'routes.js': routes,
  'routes.css': 'a style',
});

const store = (release: Omit<TestRelease, 'unit'>) => publish(site.owners, { unit, ...release });

const promotion = (version: string, facts: object = {}) =>
  site.owners.post('/v1/releases/promotions', { unit, version, ...facts });

const problemsOf = async (version: string): Promise<string[]> =>
  (await site.owners.post('/v1/releases/previews', { unit, version })).json().problems;

const liveVersion = async () =>
  (await site.owners.get('/v1/releases'))
    .json()
    .units.find((one: { unit: string }) => one.unit === unit).live;

test('a version that outgrows its budget is refused by the proof and by the promotion, in the same words', async () => {
  await store({ version: SECOND, contents: contents(text(100)) });
  const [problem, ...others] = await problemsOf(SECOND);
  expect(others).toEqual([]);
  expect(problem?.replace(unit, 'mfe-a')).toMatch(
    /^mfe-a 1\.1\.0-h000000002 outgrows its budget\.scripts of 64 KiB: .* are 7\d\.\d KiB, compressed; 1\.0\.0-h000000001, which is live, has 0\.1 KiB\. What has grown: routes\.js \+/,
  );
  const answer = await promotion(SECOND);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message.startsWith(problem)).toBe(true);
  expect(answer.json().message).toContain(
    `npm run mfe -- promote ${unit} ${SECOND} --force --why <reason>`,
  );
  expect(await liveVersion()).toBe(FIRST);
});

test('a version that declares what it needs goes live, and the difference says that the budget was raised', async () => {
  await store({
    version: SECOND,
    contents: contents(text(100)),
    facts: { budget: { scripts: 80 } },
  });
  const { manifestId: from } = (await site.owners.get('/v1/releases')).json();
  expect(await problemsOf(SECOND)).toEqual([]);
  const { manifestId: to } = (await promotion(SECOND)).json();
  const { units } = (await site.owners.get(`/v1/releases/diff?from=${from}&to=${to}`)).json();
  expect(units).toMatchObject([
    {
      unit,
      budget: {
        from: { scripts: 64, styles: 16, total: 256 },
        to: { scripts: 80, styles: 16, total: 256 },
      },
      weight: { to: { styles: 'a style'.length } },
    },
  ]);
});

test('what counts is the compressed copy that learners get', async () => {
  const routes = `// ${'the same again and again '.repeat(20_000)}`;
  const compressed = brotliCompressSync(routes);
  await store({ version: SECOND, contents: contents(routes), facts: { budget: { scripts: 1 } } });
  expect(await problemsOf(SECOND)).toEqual([]);
  await store({
    version: THIRD,
    contents: { ...contents(routes), 'routes.js.br': `${compressed}${text(2)}` },
    facts: { budget: { scripts: 1 } },
  });
  expect(await problemsOf(THIRD)).toEqual([expect.stringContaining('budget.scripts of 1 KiB')]);
});

test('a version with a copy of what the shell shares is refused, whether or not its build says so', async () => {
  const copy = {
    version: '18.3.1',
    file: 'node_modules/old/node_modules/react/index.js',
    askedBy: 'node_modules/old/index.js',
  };
  const said = { 'bundled-packages.json': JSON.stringify({ react: [copy] }) };
  await store({ version: SECOND, contents: { ...contents('a page'), ...said } });
  expect((await promotion(SECOND)).json().message).toContain(
    `${unit} ${SECOND} brings a copy of react 18.3.1, which the shell shares: ${copy.file}, asked for by ${copy.askedBy}.`,
  );
  const factory = 'return {$$typeof:r,type:e,key:n,ref:null,props:t}';
  await store({
    version: THIRD,
    contents: { ...contents(factory), 'bundled-packages.json': '{' },
  });
  expect((await promotion(THIRD)).json().message).toContain(
    `${unit} ${THIRD} brings a copy of react, which the shell shares: routes.js holds it.`,
  );
  expect(await liveVersion()).toBe(FIRST);
});

test('the shell may hold what it shares', async () => {
  const main = '$$typeof:r,type:e,key:n';
  await publish(site.owners, {
    unit: 'shell',
    version: SECOND,
    contents: { 'main.js': main, 'main.css': 'a style', 'ui.js': 'components' },
  });
  const promoted = await site.owners.post('/v1/releases/promotions', {
    unit: 'shell',
    version: SECOND,
  });
  expect(promoted.statusCode).toBe(200);
});

test('who says why makes it live all the same, and the history says that it is unproved', async () => {
  await store({ version: SECOND, contents: contents(text(100)) });
  const silent = await promotion(SECOND, { force: true });
  expect([silent.statusCode, silent.json().errors]).toEqual([
    400,
    { why: "must say why it's going live unproved" },
  ]);
  const forced = await promotion(SECOND, { force: true, why: 'the editor is due today' });
  expect(forced.statusCode).toBe(200);
  // A caller that lost the response may send it again, and what is live needs no second reason.
  expect((await promotion(SECOND)).statusCode).toBe(200);
  const { entries } = (await site.owners.get(`/v1/releases/history?unit=${unit}&limit=1`)).json();
  expect(entries).toMatchObject([{ why: 'unproved: the editor is due today' }]);
});

test('no canary begins with such a version, unless a reason is given', async () => {
  await store({ version: SECOND, contents: contents(text(100)) });
  const begin = (facts: object) =>
    site.owners.post('/v1/releases/canaries', { unit, version: SECOND, ...facts });
  const refused = await begin({});
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('outgrows its budget'),
  ]);
  expect((await begin({ force: true, why: 'tried small' })).json()).toMatchObject({
    state: 'running',
    why: 'unproved: tried small',
  });
});

test('going back is never blocked by a budget', async () => {
  await store({ version: SECOND, contents: contents(text(100)) });
  await promotion(SECOND, { force: true, why: 'the editor is due today' });
  await store({ version: THIRD });
  await promotion(THIRD);
  const back = await site.owners.post('/v1/releases/rollbacks', { unit });
  expect(back.statusCode).toBe(200);
  expect(await liveVersion()).toBe(SECOND);
});
