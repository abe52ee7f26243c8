import {
  createRenderingSite,
  pageOf,
  type RenderingSite,
  SHELL,
} from '../../../testing/rendering-site.ts';
import type { RenderFailure } from './render-failure.ts';
import { createRenderer, type Page, type Renderer, type RendererOptions } from './renderer.ts';

let site: RenderingSite;
let renderer: Renderer;
let failures: { unit: string; version: string; reason: string; message: string }[];

/** Long enough for a busy machine; what has to be waited for in full has a shorter one. */
const LONG_MS = 20_000;

function open(builds: Record<string, string | null>, options: Partial<RendererOptions> = {}) {
  failures = [];
  site = createRenderingSite({ shell: SHELL, ...builds });
  renderer = createRenderer({
    releasesDir: site.releasesDir,
    threads: 1,
    processes: 0,
    limitMs: LONG_MS,
    config: { apiBaseUrl: '/', defaultRoadmapId: 'dsa', providers: [], postsApiUrl: '/v1' },
    publicUrl: 'http://localhost:3000',
    report: (unit, version, { reason, message }: RenderFailure) =>
      failures.push({ unit, version, reason, message }),
    ...options,
  });
  renderer.follow(site.manifest());
}

afterEach(async () => {
  await renderer.close();
  site.dispose();
});

const noAnswer = async () => ({ status: 404, json: '{}' });

const ask = (owner: string, facts: Partial<Page> = {}) =>
  renderer.render({
    address: owner === 'shell' ? '/' : `/${owner.slice(4)}`,
    manifest: site.manifest(),
    owner,
    user: null,
    theme: null,
    get: noAnswer,
    ...facts,
  });

/** Until a thread is there, browsers render: asks until the page comes rendered. */
async function rendered(owner: string, facts: Partial<Page> = {}) {
  for (;;) {
    const page = await ask(owner, facts);
    if (page.kind !== 'none') return page;
    await new Promise(setImmediate);
  }
}

const byBrowser = { kind: 'none', summary: null };
const good = pageOf('return "a good page"');
const GOOD = { kind: 'page', html: '<main>a good page</main>' };

test('a page is rendered with its data', async () => {
  open({ 'mfe-a': pageOf('return (await facts().get("/v1/roadmaps")).data.title') });
  const get = async () => ({ status: 200, json: '{"title":"DSA"}' });
  expect(await rendered('mfe-a', { get })).toEqual({
    kind: 'page',
    status: 200,
    head: { title: 'Rendered /a' },
    html: '<main>DSA</main>',
    stylesheets: [],
    stateJson: '{"user":null,"queries":[],"loaderData":{},"panels":[]}',
  });
  expect(failures).toEqual([]);
});

test.each([
  ['throws', 'throw new Error("no")', 'threw'],
  [
    'throws later, where nobody catches it',
    'await new Promise(() => setTimeout(() => { throw new Error("no") }))',
    'threw',
  ],
  [
    'rejects where nobody catches it',
    'Promise.reject(new Error("no")); await new Promise(() => {})',
    'threw',
  ],
  [
    'takes all memory',
    'const all = []; for (;;) all.push(new Array(1e5).fill({}).map(() => ({})))',
    'crashed',
  ],
  ['ends its process', 'process.exit(1)', 'crashed'],
])('a page that %s is left to the browser, and others are rendered', async (_, body, reason) => {
  open({ 'mfe-a': pageOf(body), 'mfe-b': good });
  await rendered('mfe-b');
  expect(await ask('mfe-a')).toEqual(byBrowser);
  expect(await rendered('mfe-b')).toMatchObject(GOOD);
  const { version } = site.manifest().remotes['mfe-a'] ?? {};
  expect(failures).toEqual([{ unit: 'mfe-a', version, reason, message: expect.any(String) }]);
});

test.each([
  ['never ends', 'for (;;);', 'hung'],
  ['never ends after it got its data', 'await facts().get("/v1/x"); for (;;);', 'hung'],
  ['never ends in a timer', 'await new Promise((done) => setTimeout(done)); for (;;);', 'hung'],
  ['never comes to a result', 'await new Promise(() => {})', 'late'],
])('a page that %s is left to the browser when its time is over', async (_, body, reason) => {
  open({ 'mfe-a': pageOf(body), 'mfe-b': good }, { limitMs: 1_000 });
  await rendered('mfe-b');
  failures = [];
  expect(await ask('mfe-a')).toEqual(byBrowser);
  expect(await rendered('mfe-b')).toMatchObject(GOOD);
  const own = failures.filter(({ unit }) => unit === 'mfe-a');
  expect(own).toEqual([expect.objectContaining({ reason })]);
});

test('a page that takes memory outside of the heap without end loses its thread before its time is over', async () => {
  const body = 'const all = []; for (;;) all.push(Buffer.alloc(1 << 24, 1))';
  open({ 'mfe-a': pageOf(body), 'mfe-b': good }, { limitMs: 20_000 });
  await rendered('mfe-b');
  failures = [];
  expect(await ask('mfe-a')).toEqual(byBrowser);
  expect(await rendered('mfe-b')).toMatchObject(GOOD);
  const own = failures.filter(({ unit }) => unit === 'mfe-a');
  expect(own).toMatchObject([{ reason: 'crashed', message: expect.stringContaining('memory') }]);
});

test('while a page waits for the API, others are rendered', async () => {
  open({ 'mfe-a': pageOf('await facts().get("/v1/slow")'), 'mfe-b': good }, { limitMs: 2_000 });
  await rendered('mfe-b');
  failures = [];
  const waiting = ask('mfe-a', { get: () => new Promise(() => {}) });
  expect(await ask('mfe-b')).toMatchObject(GOOD);
  expect(await waiting).toEqual(byBrowser);
  while (failures.length === 0) await new Promise(setImmediate);
  expect(failures).toMatchObject([{ unit: 'mfe-a', reason: 'late' }]);
});

test('pages whose thread is ended by another page are rendered by the next one', async () => {
  const wait = pageOf('await facts().get("/v1/x"); return "a good page"');
  open({ 'mfe-a': pageOf('process.exit(1)'), 'mfe-b': wait });
  await rendered('mfe-b');
  let isOver = false;
  const get = async () => {
    while (!isOver) await new Promise(setImmediate);
    return noAnswer();
  };
  const waiting = Promise.all(Array.from({ length: 10 }, () => ask('mfe-b', { get })));
  expect(await ask('mfe-a')).toEqual(byBrowser);
  isOver = true;
  for (const page of await waiting) expect(page).toMatchObject(GOOD);
  expect(failures).toMatchObject([{ unit: 'mfe-a', reason: 'crashed' }]);
});

test('a page that waited long for a thread is not to blame for being late', async () => {
  const slow = `for (const end = Date.now() + 2_500; Date.now() < end;); ${good}`;
  const wait = pageOf('await facts().get("/v1/x"); return "a good page"');
  open({ 'mfe-a': pageOf('process.exit(1)'), 'mfe-b': wait, 'mfe-c': slow }, { limitMs: 4_000 });
  await rendered('mfe-b');
  failures = [];
  expect(await ask('mfe-a')).toEqual(byBrowser);
  const get = () => new Promise<never>(() => {});
  expect(await ask('mfe-b', { get })).toEqual(byBrowser);
  while (failures.length < 2) await new Promise(setImmediate);
  expect(failures).toMatchObject([
    { unit: 'mfe-a', reason: 'crashed' },
    { unit: 'mfe-b', reason: 'busy' },
  ]);
});

test('a page is not to blame for being late if another one kept the thread', async () => {
  const slow = pageOf(
    `for (const end = Date.now() + 2_500; Date.now() < end;); return "a good page"`,
  );
  const wait = pageOf('await facts().get("/v1/x"); return "a good page"');
  open({ 'mfe-a': slow, 'mfe-b': wait }, { limitMs: 4_000 });
  await rendered('mfe-b');
  failures = [];
  const get = () => new Promise<never>(() => {});
  const [first, second] = await Promise.all([ask('mfe-a'), ask('mfe-b', { get })]);
  expect(first).toMatchObject(GOOD);
  expect(second).toEqual(byBrowser);
  while (failures.length === 0) await new Promise(setImmediate);
  expect(failures).toMatchObject([{ unit: 'mfe-b', reason: 'busy' }]);
});

test('what is known of a page is kept though it cannot be rendered', async () => {
  const shell = `exports.provides = {}; exports.render = async (request) => {
    request.summarise({ status: 404, head: { title: 'Gone' } });
    throw new Error('no markup');
  };`;
  open({ shell });
  let page = await ask('shell');
  while (failures.every(({ message }) => message !== 'no markup')) {
    await new Promise(setImmediate);
    page = await ask('shell');
  }
  expect(page).toEqual({ kind: 'none', summary: { status: 404, head: { title: 'Gone' } } });
});

test.each([
  ['throws', 'throw new Error("no")', 'threw'],
  ['ends its process', 'process.exit(1)', 'crashed'],
  ['never ends', 'for (;;);', 'hung'],
  ['asks for what there is not', 'require("left-pad")', 'threw'],
])('a build that %s when it is loaded harms no other', async (_, build, reason) => {
  open({ 'mfe-a': build, 'mfe-b': good });
  expect(await rendered('mfe-b')).toMatchObject(GOOD);
  expect(failures).toEqual([
    expect.objectContaining({
      unit: 'mfe-a',
      version: site.manifest().remotes['mfe-a']?.version,
      reason,
    }),
  ]);
  expect(await ask('mfe-a')).toEqual(byBrowser);
});

test('a build that throws is not evaluated again for the pages of others', async () => {
  open({
    'mfe-a': 'globalThis.times = (globalThis.times ?? 0) + 1; throw new Error("no")',
    'mfe-b': pageOf('return "evaluated times: " + globalThis.times'),
  });
  await rendered('mfe-b');
  expect(await ask('mfe-b')).toMatchObject({ html: '<main>evaluated times: 1</main>' });
});

test('a build that is not what its hash says is not run', async () => {
  open({ 'mfe-a': good, 'mfe-b': good }, { threads: 0 });
  site.spoil('mfe-a');
  await renderer.close();
  renderer = createRenderer({
    releasesDir: site.releasesDir,
    threads: 1,
    processes: 0,
    limitMs: LONG_MS,
    config: { apiBaseUrl: '/', defaultRoadmapId: 'dsa', providers: [], postsApiUrl: '/v1' },
    publicUrl: 'http://localhost:3000',
    report: (unit, version, { reason, message }) =>
      failures.push({ unit, version, reason, message }),
  });
  renderer.follow(site.manifest());
  expect(await rendered('mfe-b')).toMatchObject(GOOD);
  expect(await ask('mfe-a')).toEqual(byBrowser);
  expect(failures[0]).toMatchObject({ unit: 'mfe-a', message: expect.stringContaining('hash') });
});

test('pages of a release without a server build are left to browsers', async () => {
  open({ 'mfe-a': null, 'mfe-b': good });
  expect(await rendered('mfe-b')).toMatchObject(GOOD);
  expect(await ask('mfe-a')).toEqual(byBrowser);
  expect(failures).toEqual([]);
});

test('a version that keeps failing rests, and the next version is rendered at once', async () => {
  open({ 'mfe-a': pageOf('throw new Error("no")'), 'mfe-b': good });
  await rendered('mfe-b');
  for (let time = 0; time < 10; time += 1) expect(await ask('mfe-a')).toEqual(byBrowser);
  expect(failures).toHaveLength(3);
  expect(await ask('mfe-b')).toMatchObject(GOOD);
  renderer.follow(site.publish({ shell: SHELL, 'mfe-a': good }));
  expect(await ask('mfe-a')).toMatchObject(GOOD);
});

test('a panel that keeps failing is left out, and the pages that it fills are rendered', async () => {
  const shell = `exports.provides = {}; exports.render = async ({ remotes, namePanels }) => {
    const { panel } = remotes['mfe-p'];
    if (panel) namePanels(['mfe-p']);
    return { kind: 'page', status: 200, head: {}, stylesheets: [], html: 'home' + panel?.(), state: null };
  };`;
  open({ shell, 'mfe-p': 'exports.panel = () => process.exit(1)' });
  for (const _ of [1, 2, 3]) expect(await ask('shell')).toEqual(byBrowser);
  expect(await ask('shell')).toMatchObject({ html: 'homeundefined' });
  const { version } = site.manifest().remotes['mfe-p'] ?? {};
  const failure = { unit: 'mfe-p', version, reason: 'crashed' };
  expect(failures).toMatchObject([failure, failure, failure]);
});

test('pages asked for while another release goes live are answered', async () => {
  open({ 'mfe-a': pageOf('await facts().get("/v1/x"); return "before"') });
  await rendered('mfe-a');
  const before = site.manifest();
  const asked = Array.from({ length: 5 }, () => ask('mfe-a', { manifest: before }));
  renderer.follow(site.publish({ shell: SHELL, 'mfe-a': pageOf('return "after"') }));
  for (const page of await Promise.all(asked))
    expect(page).toMatchObject({ html: '<main>before</main>' });
  expect(await ask('mfe-a')).toMatchObject({ html: '<main>after</main>' });
});

test('a renderer that rests finishes what it is at, leaves other pages to browsers, and renders again when there is something to follow', async () => {
  open({ 'mfe-a': pageOf('await facts().get("/v1/slow"); return "a good page"'), 'mfe-b': good });
  await rendered('mfe-b');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = ask('mfe-a', { get: () => answered.then(noAnswer) });
  renderer.rest();
  expect(await ask('mfe-b')).toEqual(byBrowser);
  answer();
  expect(await page).toMatchObject(GOOD);
  renderer.follow(site.manifest());
  expect(await rendered('mfe-b')).toMatchObject(GOOD);
  expect(failures).toEqual([]);
});

test('more pages than can wait are left to browsers at once', async () => {
  open({ 'mfe-a': pageOf('await facts().get("/v1/x"); return "a good page"') });
  await rendered('mfe-a');
  let letThrough = () => {};
  const door = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const get = () => door.then(noAnswer);
  const pages = Array.from({ length: 100 }, () => ask('mfe-a', { get }));
  while (failures.length === 0) await new Promise(setImmediate);
  letThrough();
  const kinds = (await Promise.all(pages)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'page')).toHaveLength(48);
  expect(failures.every(({ reason }) => reason === 'busy')).toBe(true);
  expect(await ask('mfe-a')).toMatchObject(GOOD);
});

test('1,000 pages of many persons at once hold nothing of each other', async () => {
  open(
    {
      'mfe-a': pageOf(`
        const { user } = facts();
        const first = (await facts().get('/v1/own')).data.owner;
        await new Promise((done) => setTimeout(done, Math.random() * 3));
        const second = (await facts().get('/v1/more')).data.owner;
        return [user?.id ?? 'visitor', facts().user?.id ?? 'visitor', first, second].join(' ')`),
    },
    { threads: 2 },
  );
  await rendered('mfe-a', { get: async () => ({ status: 200, json: '{}' }) });
  const persons = Array.from({ length: 1_000 }, (_, index) =>
    index % 7 === 0 ? 'visitor' : `p${index}`,
  );
  const wave = 40;
  for (let start = 0; start < persons.length; start += wave) {
    await Promise.all(
      persons.slice(start, start + wave).map(async (id) => {
        const user =
          id === 'visitor' ? null : { id, name: id, avatarUrl: null, provider: 'email' as const };
        const get = async () => {
          await new Promise((done) => setTimeout(done, Math.random() * 3));
          return { status: 200, json: JSON.stringify({ owner: id }) };
        };
        const page = await ask('mfe-a', { user, get });
        expect(page).toMatchObject({ html: `<main>${[id, id, id, id].join(' ')}</main>` });
        expect(page).toMatchObject({
          stateJson: expect.stringContaining(`"user":${JSON.stringify(user)}`),
        });
      }),
    );
  }
  expect(failures).toEqual([]);
});

describe('in processes of their own', () => {
  const apart = { processes: 1 };

  test('pages are rendered with the data that the API gives', async () => {
    open({ 'mfe-a': pageOf('return (await facts().get("/v1/name")).data.name') }, apart);
    const get = async () => ({ status: 200, json: '{"name":"Asha"}' });
    expect(await rendered('mfe-a', { get })).toMatchObject({ html: '<main>Asha</main>' });
  });

  test.each([
    ['throws', 'throw new Error("no")', 'threw'],
    ['hangs', 'for (;;);', 'hung'],
    ['ends its thread', 'process.exit(1)', 'crashed'],
  ])('a page that %s is known by that, and others are rendered', async (_, body, reason) => {
    open({ 'mfe-a': pageOf(body), 'mfe-b': good }, { ...apart, limitMs: 3_000 });
    await rendered('mfe-b');
    failures = [];
    expect(await ask('mfe-a')).toEqual(byBrowser);
    expect(await rendered('mfe-b')).toMatchObject(GOOD);
    expect(failures.filter(({ unit }) => unit === 'mfe-a')).toMatchObject([{ reason }]);
  });

  test('a process that ends is replaced, and no version is blamed', async () => {
    open(
      {
        'mfe-a': pageOf('process.kill(process.pid, "SIGKILL"); await new Promise(() => {})'),
        'mfe-b': good,
      },
      apart,
    );
    await rendered('mfe-b');
    failures = [];
    expect(await ask('mfe-a')).toEqual(byBrowser);
    expect(await rendered('mfe-b')).toMatchObject(GOOD);
    expect(new Set(failures.map((failure) => failure.reason))).toEqual(new Set(['busy']));
  });

  test('what only the API may know is unknown there', async () => {
    process.env.SECRET_OF_THE_API = 'sesame';
    open({ 'mfe-a': pageOf('return String(process.env.SECRET_OF_THE_API)') }, apart);
    expect(await rendered('mfe-a')).toMatchObject({ html: '<main>undefined</main>' });
    delete process.env.SECRET_OF_THE_API;
  });
});
