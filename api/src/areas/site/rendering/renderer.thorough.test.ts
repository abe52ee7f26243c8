import { ESCAPE } from '../../../../testing/hostile-builds.ts';
import {
  createRenderingSite,
  pageOf,
  type RenderingSite,
  SHELL,
} from '../../../../testing/rendering-site.ts';
import { strongest } from './confinement.ts';
import type { RenderFailure } from './render-failure.ts';
import { createRenderer, type Page, type Renderer, type RendererOptions } from './renderer.ts';

let site: RenderingSite;
let renderer: Renderer;
let failures: { unit: string; version: string; reason: string; message: string }[];
/** Units that are rendered again, in turn. */
let again: string[];

/** Long enough for a busy machine; what has to be waited for in full has a shorter one. */
const LONG_MS = 20_000;

function open(builds: Record<string, string | null>, options: Partial<RendererOptions> = {}) {
  failures = [];
  again = [];
  site = createRenderingSite({ shell: SHELL, ...builds });
  renderer = createRenderer({
    releasesDir: site.releasesDir,
    processes: 1,
    limitMs: LONG_MS,
    silenceMs: 60_000,
    config: { apiBaseUrl: '/', defaultRoadmapId: 'dsa', providers: [], postsApiUrl: '/v1' },
    publicUrl: 'http://localhost:3000',
    report: (unit, version, { reason, message }: RenderFailure) =>
      failures.push({ unit, version, reason, message }),
    renderedAgain: ({ unit }) => again.push(unit),
    ...options,
  });
}

afterEach(async () => {
  await renderer.close();
  site.dispose();
});

/** Units of what is live that aren't rendered. */
const unrendered = () => renderer.unrendered(site.manifest());

const noAnswer = async () => ({ status: 404, json: '{}' });

const render = (owner: string, facts: Partial<Page> = {}) =>
  renderer.render({
    address: owner === 'shell' ? '/' : `/${owner.slice(4)}`,
    manifest: site.manifest(),
    owner,
    user: null,
    theme: null,
    panels: [],
    get: noAnswer,
    ...facts,
  });

const byBrowser = { kind: 'none', summary: null };
const good = pageOf('return "a good page"');
const GOOD = { kind: 'page', html: '<main>a good page</main>' };

test('a page is rendered with its data', async () => {
  open({ 'mfe-a': pageOf('return (await facts().get("/v1/roadmaps")).data.title') });
  const get = async () => ({ status: 200, json: '{"title":"DSA"}' });
  expect(await render('mfe-a', { get })).toEqual({
    kind: 'page',
    status: 200,
    head: { title: 'Rendered /a' },
    html: '<main>DSA</main>',
    stylesheets: [],
    state: { user: null, queries: [], loaderData: {}, panels: [] },
  });
  expect(failures).toEqual([]);
});

test.each([
  ['throws', 'throw new Error("no")', 'threw'],
  ['ends its process', `${ESCAPE} (await realProcess()).exit(1)`, 'crashed'],
  [
    'takes all memory',
    'const all = []; for (;;) all.push(new Array(1e5).fill({}).map(() => ({})))',
    'crashed',
  ],
  ['never ends', 'for (;;);', 'hung'],
  ['never ends after it got its data', 'await facts().get("/v1/x"); for (;;);', 'hung'],
  ['never ends in a timer', 'await new Promise((done) => setTimeout(done)); for (;;);', 'hung'],
  ['is no page', 'return { redirect: "https://elsewhere.example" }', 'threw'],
])('a page that %s is left to the browser, and others are rendered', async (_, body, reason) => {
  const silenceMs = reason === 'hung' ? 2_000 : 60_000;
  open({ 'mfe-a': pageOf(body), 'mfe-b': good }, { silenceMs });
  expect(await render('mfe-b')).toMatchObject(GOOD);
  expect(await render('mfe-a')).toEqual(byBrowser);
  expect(await render('mfe-b')).toMatchObject(GOOD);
  const { version } = site.manifest().remotes['mfe-a'] ?? {};
  expect(failures).toEqual([{ unit: 'mfe-a', version, reason, message: expect.any(String) }]);
});

test.each([
  ['throws', 'throw new Error("no")'],
  ['rejects', 'Promise.reject(new Error("no"))'],
])('a page that %s later, where nobody catches it, is rendered all the same', async (_, what) => {
  const body = `await new Promise((done) => setTimeout(() => { done(); ${what} })); return "a good page"`;
  open({ 'mfe-a': pageOf(body) });
  expect(await render('mfe-a')).toMatchObject(GOOD);
  expect(await render('mfe-a')).toMatchObject(GOOD);
  expect(failures).toEqual([]);
});

test('a page that never comes to a result is given up, and others of its unit are rendered', async () => {
  const body = 'if (facts().address === "/a/x") await new Promise(() => {}); return "a good page"';
  open({ 'mfe-a': pageOf(body) }, { limitMs: 1_000 });
  await render('mfe-a');
  failures = [];
  expect(await render('mfe-a', { address: '/a/x' })).toEqual(byBrowser);
  expect(await render('mfe-a')).toMatchObject(GOOD);
  expect(failures).toMatchObject([{ unit: 'mfe-a', reason: 'late' }]);
});

test('while a page waits for the API, others are rendered', async () => {
  const body =
    'if (facts().address === "/a/x") await facts().get("/v1/slow"); return "a good page"';
  open({ 'mfe-a': pageOf(body) });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const waiting = render('mfe-a', { address: '/a/x', get: () => answered.then(noAnswer) });
  expect(await render('mfe-a')).toMatchObject(GOOD);
  answer();
  expect(await waiting).toMatchObject(GOOD);
});

test('a unit whose process hung or crashed is rendered again by the next one', async () => {
  const body = `${ESCAPE} if (facts().address === "/a/x") (await realProcess()).exit(1); return "a good page"`;
  open({ 'mfe-a': pageOf(body) });
  for (const _ of [1, 2, 3, 4, 5]) {
    expect(await render('mfe-a')).toMatchObject(GOOD);
    expect(await render('mfe-a', { address: '/a/x' })).toEqual(byBrowser);
  }
  expect(unrendered()).toMatchObject([{ unit: 'mfe-a', reason: 'crashed' }]);
  expect(await render('mfe-a')).toMatchObject(GOOD);
  expect(unrendered()).toEqual([]);
  expect(again).toEqual(['mfe-a', 'mfe-a', 'mfe-a', 'mfe-a', 'mfe-a']);
});

test('a unit is rendered again after a page that was given up and never ends', async () => {
  const body = 'if (facts().address === "/a/x") for (;;); return "a good page"';
  open({ 'mfe-a': pageOf(body) }, { limitMs: 500, silenceMs: 2_000 });
  await render('mfe-a');
  expect(await render('mfe-a', { address: '/a/x' })).toEqual(byBrowser);
  while ((await render('mfe-a')).kind === 'none') await new Promise((done) => setTimeout(done, 50));
  expect(failures.map(({ reason }) => reason)).toContain('hung');
});

test('a unit whose processes were too slow to load is rendered as soon as there is time', async () => {
  const slowUntil = Date.now() + 3_000;
  open({ 'mfe-a': `while (Date.now() < ${slowUntil}); ${good}` }, { loadMs: 1_000 });
  while ((await render('mfe-a')).kind === 'none')
    expect(Date.now()).toBeLessThan(slowUntil + LONG_MS);
  expect(failures.length).toBeGreaterThan(0);
  expect(new Set(failures.map(({ reason }) => reason))).toEqual(new Set(['hung']));
});

test('a page does not wait for a process that others have waited for in vain', async () => {
  const slowUntil = Date.now() + 6_000;
  open({ 'mfe-a': `while (Date.now() < ${slowUntil}); ${good}` }, { startMs: 2_000 });
  expect(await render('mfe-a')).toEqual(byBrowser);
  expect(await render('mfe-a')).toEqual(byBrowser);
  expect(Date.now()).toBeLessThan(slowUntil);
  while ((await render('mfe-a')).kind === 'none') await new Promise((done) => setTimeout(done, 50));
  expect(new Set(failures.map(({ reason }) => reason))).toEqual(new Set(['late']));
});

test('no page is late because another one takes long, nor because many are before it', async () => {
  const body = `
    const until = Date.now() + (facts().address === '/a/x' ? 2_000 : 100);
    while (Date.now() < until);
    return 'a good page'`;
  open({ 'mfe-a': pageOf(body) }, { limitMs: 500 });
  await render('mfe-a');
  const slow = render('mfe-a', { address: '/a/x' });
  const others = Array.from({ length: 20 }, () => render('mfe-a'));
  for (const page of await Promise.all([slow, ...others])) expect(page).toMatchObject(GOOD);
});

test('a page for which there is something else does not wait until all before it had their turn', async () => {
  open({ 'mfe-a': pageOf('await facts().get("/v1/x"); return "a good page"') });
  await render('mfe-a');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const get = () => answered.then(noAnswer);
  const waiting = Array.from({ length: 10 }, () => render('mfe-a', { get }));
  expect(await render('mfe-a', { turnMs: 100 })).toEqual(byBrowser);
  expect(failures).toMatchObject([{ reason: 'busy' }]);
  expect(await renderer.waiting()).toBe(6);
  answer();
  for (const page of await Promise.all(waiting)) expect(page).toMatchObject(GOOD);
  expect(await renderer.waiting()).toBe(0);
});

test('a unit whose processes fell silent before their first page is rendered at the next page', async () => {
  const body = 'if (facts().address === "/a/x") for (;;); return "a good page"';
  open({ 'mfe-a': pageOf(body) }, { silenceMs: 2_000 });
  for (const _ of [1, 2, 3]) expect(await render('mfe-a', { address: '/a/x' })).toEqual(byBrowser);
  expect(await render('mfe-a')).toMatchObject(GOOD);
  expect(failures.map(({ reason }) => reason)).toEqual(['hung', 'hung', 'hung']);
});

test('a unit whose pages were all late is rendered as soon as there is time again', async () => {
  open({ 'mfe-a': pageOf('await facts().get("/v1/x"); return "a good page"') }, { limitMs: 500 });
  await render('mfe-a');
  const get = () => new Promise<never>(() => {});
  const pages = await Promise.all(Array.from({ length: 12 }, () => render('mfe-a', { get })));
  expect(pages.every(({ kind }) => kind === 'none')).toBe(true);
  expect(new Set(failures.map(({ reason }) => reason))).toEqual(new Set(['late']));
  expect(await render('mfe-a')).toMatchObject(GOOD);
});

test("what is known of a page stays, though it can't be rendered", async () => {
  const shell = `exports.provides = {}; exports.render = async (request) => {
    request.summarise({ status: 404, head: { title: 'Gone' } });
    throw new Error('no markup');
  };`;
  open({ shell });
  const summary = { status: 404, head: { title: 'Gone' } };
  expect(await render('shell')).toEqual({ kind: 'none', summary });
});

test.each([
  ['throws', 'throw new Error("no")', 'threw'],
  ['requires what there is not', 'require("left-pad")', 'threw'],
  ['requires what would open files', 'require("node:fs")', 'threw'],
])(
  'a build that %s when it is loaded harms no other, and is not tried again at once',
  async (_, build, reason) => {
    open({ 'mfe-a': build, 'mfe-b': good });
    expect(await render('mfe-b')).toMatchObject(GOOD);
    expect(await render('mfe-a')).toEqual(byBrowser);
    expect(await render('mfe-a')).toEqual(byBrowser);
    expect(await render('mfe-b')).toMatchObject(GOOD);
    const { version } = site.manifest().remotes['mfe-a'] ?? {};
    expect(failures).toEqual([
      { unit: 'mfe-a', version, reason, message: expect.any(String) },
      { unit: 'mfe-a', version, reason: 'resting', message: expect.any(String) },
    ]);
  },
);

test('a build that could not be loaded once is loaded later, without a new release', async () => {
  // What a build finds out when it is loaded may change.
  open({ 'mfe-a': `if (Date.now() < ${Date.now() + 1_500}) throw new Error("no"); ${good}` });
  while ((await render('mfe-a')).kind === 'none') await new Promise((done) => setTimeout(done, 50));
  expect(unrendered()).toEqual([]);
});

test('of a unit whose pages fail, the first is news, and each other reason', async () => {
  const news: string[] = [];
  open(
    { 'mfe-a': pageOf('if (facts().address === "/a/never") await new Promise(() => {}); throw 1') },
    {
      limitMs: 2_000,
      report: (_unit, _version, { reason }, isNews) => void (isNews && news.push(reason)),
    },
  );
  for (const address of ['/a', '/a', '/a/never', '/a/never', '/a']) {
    await render('mfe-a', { address });
  }
  expect(news).toEqual(['threw', 'late', 'threw']);
});

test('a build that is not what its hash says is not run', async () => {
  open({ 'mfe-a': good, 'mfe-b': good });
  site.spoil('mfe-a');
  expect(await render('mfe-b')).toMatchObject(GOOD);
  expect(await render('mfe-a')).toEqual(byBrowser);
  expect(failures).toMatchObject([{ unit: 'mfe-a', message: expect.stringContaining('hash') }]);
});

test('what a build finds on its globals is what its own unit left there', async () => {
  const leave =
    'globalThis.seen = (globalThis.seen ?? "") + name; Object.prototype.polluted = name;';
  const seenAndPolluted = 'return globalThis.seen + " " + ({}).polluted';
  open({
    'mfe-a': `const name = "a"; ${leave} ${pageOf(seenAndPolluted)}`,
    'mfe-b': `const name = "b"; ${leave} ${pageOf(seenAndPolluted)}`,
  });
  expect(await render('mfe-a')).toMatchObject({ html: '<main>a a</main>' });
  expect(await render('mfe-b')).toMatchObject({ html: '<main>b b</main>' });
});

test('pages of a release without a server build are left to browsers', async () => {
  open({ 'mfe-a': null, 'mfe-b': good });
  expect(await render('mfe-b')).toMatchObject(GOOD);
  expect(await render('mfe-a')).toEqual(byBrowser);
  expect(failures).toEqual([]);
});

test('a preview shares no process with what is live, even if it consists of the same builds', async () => {
  open({ 'mfe-a': pageOf('globalThis.times = (globalThis.times ?? 0) + 1; return times') });
  await render('mfe-a');
  expect(await render('mfe-a', { isPreview: true })).toMatchObject({ html: '<main>1</main>' });
  expect(await render('mfe-a')).toMatchObject({ html: '<main>2</main>' });
});

test('a preview that throws is reported, and what is live is not missing for it', async () => {
  open({ 'mfe-a': pageOf('throw new Error("no")') });
  expect(await render('mfe-a', { isPreview: true })).toEqual(byBrowser);
  expect(failures).toMatchObject([{ unit: 'mfe-a', reason: 'threw' }]);
  expect(unrendered()).toEqual([]);
});

test("with Node's permission model alone, what is live is rendered, and no preview is", async () => {
  const nothingWorks = async () => false;
  open({ 'mfe-a': good }, { confinement: () => strongest(process.platform, nothingWorks) });
  expect(await render('mfe-a')).toMatchObject(GOOD);
  expect(await render('mfe-a', { isPreview: true })).toEqual(byBrowser);
  expect(failures).toMatchObject([
    { unit: 'mfe-a', message: expect.stringContaining('a version that nobody approved') },
  ]);
});

test('a fifth preview ends the processes of the one that nobody used for longest', async () => {
  const counting = pageOf('globalThis.times = (globalThis.times ?? 0) + 1; return times');
  open(Object.fromEntries([...'abcde'].map((name) => [`mfe-${name}`, counting])));
  const rendered: unknown[] = [];
  for (const name of 'abcdaeab') {
    rendered.push(await render(`mfe-${name}`, { isPreview: true }));
  }
  expect(rendered).toMatchObject(
    [1, 1, 1, 1, 2, 1, 3, 1].map((times) => ({ html: `<main>${times}</main>` })),
  );
  expect(failures).toEqual([]);
});

/** A shell whose home page has a slot. */
const HOME = `exports.provides = {}; exports.render = async ({ remotes, panels }) => {
  const filled = panels.map(([remote, module]) => remotes[remote][module].default());
  return { kind: 'page', status: 200, head: {}, stylesheets: [], html: 'home' + filled, state: null };
};`;
const panels = [['mfe-p', './panel']] as const;

test('a panel is rendered with the page whose slot it fills', async () => {
  open({ shell: HOME, 'mfe-p': "exports['./panel'] = { default: () => ' of p' };" });
  expect(await render('shell', { panels })).toMatchObject({ html: 'home of p' });
  expect(await render('shell')).toMatchObject({ html: 'home' });
});

test('a panel finds what belongs to the pages that it is on, and nothing of any other', async () => {
  // Each process remembers for whom it has rendered.
  const shell = SHELL.replace(
    'const html = await page();',
    `const { panels, remotes } = facts();
     (globalThis.names ??= []).push(facts().user.name);
     const filled = panels.map(([remote, module]) => remotes[remote][module].default());
     const html = (await page()) + filled;`,
  );
  const panel = "exports['./panel'] = { default: () => ', a panel that found ' + names };";
  open({ shell, 'mfe-a': good, 'mfe-b': good, 'mfe-p': `${good} ${panel}` });
  const personOf = (name: string) => ({
    user: { id: name, name, avatarUrl: null, provider: 'email' as const },
  });
  await render('mfe-a', personOf('Ravi'));
  await render('mfe-p', personOf('Leela'));
  await render('mfe-b', { ...personOf('Meera'), panels });
  const found = (names: string) => ({
    html: `<main>a good page, a panel that found ${names}</main>`,
  });
  expect(await render('mfe-a', { ...personOf('Asha'), panels })).toMatchObject(found('Asha'));
  expect(await render('mfe-a', { ...personOf('Noor'), panels })).toMatchObject(found('Asha,Noor'));
});

test('a page is rendered without a panel that throws', async () => {
  const build = `exports['./panel'] = { default: () => { throw new Error("no") } };`;
  open({ shell: HOME, 'mfe-p': build });
  expect(await render('shell', { panels })).toMatchObject({ html: 'home' });
  expect(failures).toMatchObject([{ unit: 'mfe-p', reason: 'threw' }]);
});

test('a unit whose pages throw is not taken for rendered because its panel or its list of pages is', async () => {
  const build = `${pageOf('throw new Error("no")')} exports['./panel'] = { default: () => ' of p' };
    exports.sitemap = async () => [];`;
  open({ 'mfe-p': build });
  await render('mfe-p');
  expect(unrendered()).toMatchObject([{ unit: 'mfe-p', reason: 'threw', since: expect.any(Date) }]);
  expect(await render('shell', { panels })).toMatchObject({
    html: '<main>home of a visitor</main>',
  });
  const list = { manifest: site.manifest(), owner: 'mfe-p', get: noAnswer };
  expect(await renderer.sitemapOf(list)).toMatchObject({ entries: [] });
  expect(unrendered()).toMatchObject([{ unit: 'mfe-p' }]);
  expect(again).toEqual([]);
});

test('a home page that was not rendered is rendered again, with panels and without', async () => {
  const shell = HOME.replace(
    'const filled',
    "if ((await get('/v1/x')).status !== 404) throw new Error('no'); const filled",
  ).replace('{ remotes, panels }', '{ remotes, panels, get }');
  open({ shell, 'mfe-p': "exports['./panel'] = { default: () => ' of p' };" });
  const get = async () => ({ status: 503, json: '{}' });
  await render('shell', { panels, get });
  expect(new Set(unrendered().map(({ unit }) => unit))).toEqual(new Set(['mfe-p', 'shell']));
  await render('shell', { panels });
  expect(unrendered()).toEqual([]);
  expect(again.sort()).toEqual(['mfe-p', 'shell']);
});

test('what is not live any more is not missing, even if it is another version of a candidate', async () => {
  open({ 'mfe-a': pageOf('throw new Error("no")') });
  await render('mfe-a');
  const bad = site.manifest();
  site.publish({ shell: SHELL, 'mfe-a': good });
  expect(unrendered()).toEqual([]);
  await render('mfe-a');
  expect(renderer.unrendered(bad)).toMatchObject([{ unit: 'mfe-a' }]);
  site.publish({ shell: SHELL });
  expect(unrendered()).toEqual([]);
  expect(again).toEqual([]);
});

test('pages requested while another release goes live are rendered', async () => {
  open({ 'mfe-a': pageOf('await facts().get("/v1/x"); return "before"') });
  await render('mfe-a');
  const before = site.manifest();
  const pages = Array.from({ length: 5 }, () => render('mfe-a', { manifest: before }));
  site.publish({ shell: SHELL, 'mfe-a': pageOf('return "after"') });
  for (const page of await Promise.all(pages))
    expect(page).toMatchObject({ html: '<main>before</main>' });
  expect(await render('mfe-a')).toMatchObject({ html: '<main>after</main>' });
});

test('a release of one unit leaves the processes of the others as they are', async () => {
  const counting = `let times = 0; ${pageOf('times += 1; return "time " + times')}`;
  open({ 'mfe-a': counting, 'mfe-b': good });
  expect(await render('mfe-a')).toMatchObject({ html: '<main>time 1</main>' });
  site.publish({ shell: SHELL, 'mfe-a': counting, 'mfe-b': pageOf('return "after"') });
  expect(await render('mfe-a')).toMatchObject({ html: '<main>time 2</main>' });
  expect(await render('mfe-b')).toMatchObject({ html: '<main>after</main>' });
});

test('more pages than can wait are left to browsers at once', async () => {
  open({ 'mfe-a': pageOf('await facts().get("/v1/x"); return "a good page"') });
  await render('mfe-a');
  let letThrough = () => {};
  const door = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const get = () => door.then(noAnswer);
  const pages = Array.from({ length: 120 }, () => render('mfe-a', { get }));
  while (failures.length === 0) await new Promise(setImmediate);
  letThrough();
  const kinds = (await Promise.all(pages)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'page')).toHaveLength(104);
  expect(failures.every(({ reason }) => reason === 'busy')).toBe(true);
  expect(await render('mfe-a')).toMatchObject(GOOD);
});

test('280 pages of many persons at once hold nothing of each other', async () => {
  open(
    {
      'mfe-a': pageOf(`
        const { user } = facts();
        const first = (await facts().get('/v1/own')).data.owner;
        await new Promise((done) => setTimeout(done, Math.random() * 3));
        const second = (await facts().get('/v1/more')).data.owner;
        return [user?.id ?? 'visitor', facts().user?.id ?? 'visitor', first, second].join(' ')`),
    },
    { processes: 2 },
  );
  await render('mfe-a', { get: async () => ({ status: 200, json: '{}' }) });
  const persons = Array.from({ length: 280 }, (_, index) =>
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
        const page = await render('mfe-a', { user, get });
        expect(page).toMatchObject({ html: `<main>${[id, id, id, id].join(' ')}</main>` });
        expect(page).toMatchObject({
          state: { user },
        });
      }),
    );
  }
  expect(failures).toEqual([]);
});
