import type { RemoteDescription } from '@site/shared/contracts/composition';
import { createLoaderPage, refused, release } from '../testing/loader-page.ts';
import { FileFailure } from './file-loader.ts';
import { RemoteFailure } from './stages.ts';

const oldRoutes = [{ path: '/a' }];
const newRoutes = [{ path: '/a' }, { path: '/a/new' }];
const oldPanel = { default: () => null };
const newPanel = { default: () => null };

const modules: Record<string, Record<string, unknown>> = {
  1: { './routes': { routes: oldRoutes }, './panel': oldPanel },
  2: { './routes': { routes: newRoutes }, './panel': newPanel },
};

/** Version 2 is live, and 1 was before it. */
const live = release('2', { fallback: { version: '1', description: 'sha384-one' } });

const { previous: _previous, fallback: _fallback, ...one } = release('1');

let fetched: jest.SpyInstance;

/** What is served as the release.json of version 1. */
const serve = (respond: () => Promise<Response>) => {
  fetched.mockImplementation(respond);
};
const describe1 = (changes: Partial<RemoteDescription> = {}) =>
  serve(async () => Response.json({ ...one, ...changes }));

beforeEach(() => {
  localStorage.clear();
  fetched = jest.spyOn(globalThis, 'fetch');
  describe1();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function createPage(moduleOf = (version: string, exposed: string) => modules[version]?.[exposed]) {
  const page = createLoaderPage({}, moduleOf);
  page.publish(live);
  return page;
}

/** A page on which a file of version 2 doesn't arrive. */
function createPageWithout(file: string) {
  const page = createPage();
  page.respond(file, refused, '2');
  return page;
}

/** Opens the area on a new page of the same browser, where all files of both versions arrive. */
async function openNextPage() {
  const page = createPage();
  await page.loader.load('mfe-a');
  return page;
}

const stagesOf = ({ loader }: ReturnType<typeof createPage>) =>
  loader.recordOf('mfe-a').stages.map(({ stage, failed }) => (failed ? `${stage} failed` : stage));

/** What version 2 exposes throws when it is evaluated. */
const thrower = (failing: string) => (version: string, exposed: string) => {
  if (version === '2' && exposed === failing) throw new Error('boom');
  return modules[version]?.[exposed];
};

const noRoutes = (version: string) => (version === '2' ? {} : modules[1]?.['./routes']);

describe('a version that fails while it is loaded', () => {
  test.each([
    ['its entry does not arrive', () => createPageWithout('entry.js'), 'entry'],
    ['a script of its page does not arrive', () => createPageWithout('routes.js'), 'routes'],
    ['its routes throw when they are evaluated', () => createPage(thrower('./routes')), 'evaluate'],
    ['its routes are no list', () => createPage(noRoutes), 'routes'],
  ])('%s: the previous one replaces it at once', async (_case, create, stage) => {
    const page = create();
    expect(await page.loader.load('mfe-a')).toEqual({ status: 'loaded', routes: oldRoutes });
    const { status, version, failure } = page.loader.recordOf('mfe-a');
    expect({ status, version, failure }).toEqual({ status: 'loaded', version: '1', failure: null });
    expect(page.reports).toEqual([[stage, '2', '1']]);
  });

  test.each([
    ['it has no routes', { exposes: {} }, 'unit-manifest'],
    ['a file has no hash', { files: {} }, 'integrity'],
    ['it needs another contract', { contract: '^2.0.0' }, 'contract'],
  ])('%s: the same, and nothing of it is downloaded', async (_case, changes, stage) => {
    const page = createPage();
    page.publish({ ...live, ...changes } as typeof live);
    expect((await page.loader.load('mfe-a')).status).toBe('loaded');
    expect(page.reports).toEqual([[stage, '2', '1']]);
    expect(page.requested.filter((address) => address.includes('/2/'))).toEqual([]);
  });

  test('its entry throws: the same', async () => {
    const page = createPage();
    page.respond('entry.js', async () => new Error('boom'), '2');
    expect((await page.loader.load('mfe-a')).status).toBe('loaded');
    expect(page.reports).toEqual([['evaluate', '2', '1']]);
  });

  test('the release manifest vouches for what describes the previous one, and that for its files', async () => {
    const page = createPageWithout('entry.js');
    await page.loader.load('mfe-a');
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/releases/mfe-a/1/release.json');
    expect(init).toMatchObject({ integrity: 'sha384-one' });
    expect(page.known).toEqual(['1']);
  });

  test('the previous one has stages of its own', async () => {
    const page = createPageWithout('routes.js');
    await page.loader.load('mfe-a');
    const stages = stagesOf(page);
    const second = stages.slice(stages.indexOf('routes failed') + 1);
    expect(second).toContain('unit-manifest');
    expect(second).toContain('contract');
    expect(second.slice(-1)).toEqual(['evaluate']);
  });

  test('it is reported once, however many callers there are', async () => {
    const page = createPageWithout('entry.js');
    await Promise.all([page.loader.load('mfe-a'), page.loader.load('mfe-a')]);
    expect(page.reports).toEqual([['entry', '2', '1']]);
  });

  test('if there was none before it, it fails, and none is requested', async () => {
    const page = createPageWithout('entry.js');
    page.publish(release('2'));
    expect(await page.loader.load('mfe-a')).toMatchObject({ failure: { stage: 'entry' } });
    expect(fetched).not.toHaveBeenCalled();
    expect(page.reports).toEqual([['entry', '2']]);
  });

  test('if the previous one fails, too, what failed is the live one, and both are reported', async () => {
    const page = createPageWithout('routes.js');
    page.respond('entry.js', refused);
    expect(await page.loader.load('mfe-a')).toMatchObject({ failure: { stage: 'routes' } });
    expect(page.loader.recordOf('mfe-a').version).toBe('2');
    expect(page.reports).toEqual([
      ['entry', '1'],
      ['routes', '2'],
    ]);
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('2');
  });

  test('Try again heals, too', async () => {
    const page = createPageWithout('entry.js');
    serve(refused);
    expect((await page.loader.load('mfe-a')).status).toBe('failed');
    describe1();
    expect(await page.loader.retry('mfe-a')).toEqual({ status: 'loaded', routes: oldRoutes });
  });

  test('a previous one with pages at other addresses stays away: these may belong to another remote by now', async () => {
    describe1({ mountPaths: ['/a/below', '/b'] });
    const page = createPageWithout('entry.js');
    expect((await page.loader.load('mfe-a')).status).toBe('failed');
  });

  test('a previous one that does not fit the shell stays away', async () => {
    describe1({ contract: '^2.0.0' });
    const page = createPageWithout('entry.js');
    expect(await page.loader.load('mfe-a')).toMatchObject({ failure: { stage: 'entry' } });
    expect(page.reports).toContainEqual(['contract', '1']);
  });
});

describe("what isn't an error of the version", () => {
  /** A page on which a file of version 2, or of the shell, doesn't arrive. */
  function createPageThatMisses(address: string) {
    const page = createPage();
    page.respond('entry.js', () => Promise.reject(new FileFailure(address, 'unreachable')), '2');
    return page;
  }

  test('nothing at all can be reached', async () => {
    const page = createPageWithout('entry.js');
    serve(refused);
    expect(await page.loader.load('mfe-a')).toMatchObject({ failure: { stage: 'entry' } });
    expect(page.reports).toEqual([['entry', '2']]);
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('2');
  });

  test('the browser is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = createPageThatMisses('/releases/mfe-a/2/entry.js');
    expect((await page.loader.load('mfe-a')).status).toBe('failed');
    expect(page.reports).toEqual([['entry', '2']]);
  });

  test('a file of the shell does not arrive', async () => {
    const page = createPageThatMisses('/releases/shell/7/federation.js');
    expect((await page.loader.load('mfe-a')).status).toBe('failed');
    expect(page.reports).toEqual([['entry', '2']]);
  });

  test('a file of its own that does not arrive is', async () => {
    const page = createPageThatMisses('/releases/mfe-a/2/entry.js');
    expect((await page.loader.load('mfe-a')).status).toBe('loaded');
  });
});

describe('quarantined in this browser', () => {
  test('the next page takes the previous version straight away, and reports nothing', async () => {
    await createPageWithout('entry.js').loader.load('mfe-a');
    const page = await openNextPage();
    expect(page.loader.recordOf('mfe-a')).toMatchObject({ status: 'loaded', version: '1' });
    expect(page.requested.filter((address) => address.includes('/2/'))).toEqual([]);
    expect(page.reports).toEqual([]);
  });

  test('after ten minutes the live version is tried again', async () => {
    await createPageWithout('entry.js').loader.load('mfe-a');
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] });
    jest.setSystemTime(Date.now() + 9 * 60_000);
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('1');
    jest.setSystemTime(Date.now() + 2 * 60_000);
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('2');
  });

  test('once another version is live, that is taken', async () => {
    await createPageWithout('entry.js').loader.load('mfe-a');
    const page = createLoaderPage({}, () => ({ routes: newRoutes }));
    page.publish(release('3', { fallback: { version: '2', description: 'sha384-two' } }));
    expect(await page.loader.load('mfe-a')).toEqual({ status: 'loaded', routes: newRoutes });
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('2');
  });

  test('if the previous version cannot be loaded there, the live one is', async () => {
    await createPageWithout('entry.js').loader.load('mfe-a');
    const page = createPage();
    page.respond('entry.js', refused);
    expect(await page.loader.load('mfe-a')).toEqual({ status: 'loaded', routes: newRoutes });
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('2');
  });

  test('a version that needs another shell is not: the next page may have that', async () => {
    const page = createPage();
    page.publish({ ...live, contract: '^2.0.0' });
    await page.loader.load('mfe-a');
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('2');
  });

  test('a browser without storage heals, and remembers nothing', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const page = createPageWithout('entry.js');
    expect((await page.loader.load('mfe-a')).status).toBe('loaded');
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('2');
  });

  test('what lies there and is nothing of ours is ignored', async () => {
    localStorage.setItem('set-aside:mfe-a', '{"version":');
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('2');
  });
});

describe('a contribution to a slot', () => {
  test('comes from the previous version if it fails, and so does all else on the next page', async () => {
    const page = createPageWithout('panel.js');
    expect(await page.loader.module('mfe-a', './panel')).toBe(oldPanel);
    expect(page.reports).toEqual([['routes', '2', '1']]);
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('1');
  });

  test('may have had another name before', async () => {
    const slots = (module: string) => [{ slot: 'home.panel' as const, module }];
    describe1({ slots: slots('./panel'), exposes: { './panel': { js: [], css: [] } } });
    const page = createPage();
    page.publish({ ...live, slots: slots('./card') });
    expect(await page.loader.module('mfe-a', './card')).toBe(oldPanel);
  });

  test('is left out if there was none before', async () => {
    describe1({ exposes: { './routes': { js: [], css: [] } } });
    const page = createPageWithout('panel.js');
    await expect(page.loader.module('mfe-a', './panel')).rejects.toThrow('stage "routes"');
    expect(page.reports).toEqual([['routes', '2']]);
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('2');
  });
});

describe('a version that throws while it is rendered', () => {
  const open = new AbortController().signal;

  /** A page whose router has taken the routes of version 2. */
  async function openPage() {
    const page = createPage();
    await page.loader.load('mfe-a');
    page.loader.giveRoutes('mfe-a', open, () => {});
    return page;
  }

  test('makes way for the previous one, whose routes are for another router', async () => {
    const page = await openPage();
    expect(await page.loader.heal('mfe-a', new Error('boom'))).toBe(true);
    expect(page.loader.hasOutdatedRoutes('mfe-a')).toBe(true);
    expect(page.loader.routesForNewRouter('mfe-a')).toBe(oldRoutes);
    expect(page.reports).toEqual([['render', '2', '1']]);
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('1');
  });

  test.each([
    ['an error of axios', Object.assign(new Error('status 503'), { isAxiosError: true })],
    ['a response', new Response(null, { status: 503 })],
    ['what the router makes of one', { status: 503, statusText: '', internal: false, data: null }],
    ['an error because of one', new Error('no data', { cause: { isAxiosError: true } })],
  ])('is not to blame for a call of the API that failed: %s', async (_case, thrown) => {
    const page = await openPage();
    fetched.mockClear();
    expect(await page.loader.heal('mfe-a', thrown)).toBeNull();
    expect(page.loader.hasOutdatedRoutes('mfe-a')).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
    expect(page.reports).toEqual([]);
  });

  test('is shown by its stage, and reported, if there is nothing before it', async () => {
    const page = await openPage();
    page.publish(release('2'));
    expect(await page.loader.heal('mfe-a', new Error('boom'))).toMatchObject({ stage: 'render' });
    expect(page.reports).toEqual([['render', '2']]);
  });

  test('is reported if the previous one cannot be loaded', async () => {
    const page = await openPage();
    page.respond('entry.js', refused);
    expect(await page.loader.heal('mfe-a', new Error('boom'))).toMatchObject({ stage: 'render' });
    expect(page.reports).toEqual([
      ['entry', '1'],
      ['render', '2'],
    ]);
  });

  test('because a chunk of it is missing is to blame for it', async () => {
    const page = await openPage();
    const request = 'https://site.test/releases/mfe-a/2/17.js';
    const missing = Object.assign(new Error('Loading chunk 17 failed.'), { request });
    expect(await page.loader.heal('mfe-a', missing)).toBe(true);
  });

  test('because a chunk of another remote is missing is not', async () => {
    const page = await openPage();
    const request = 'https://site.test/releases/shell/7/17.js';
    const missing = Object.assign(new Error('Loading chunk 17 failed.'), { request });
    expect(await page.loader.heal('mfe-a', missing)).toMatchObject({ stage: 'render' });
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('2');
  });

  test('is restored if the previous one throws, too, and what is shown is why it was replaced', async () => {
    const page = createPageWithout('entry.js');
    await page.loader.load('mfe-a');
    page.loader.giveRoutes('mfe-a', open, () => {});
    expect(await page.loader.heal('mfe-a', new Error('boom'))).toMatchObject({ stage: 'entry' });
    expect(page.reports).toEqual([
      ['entry', '2', '1'],
      ['render', '1'],
    ]);
    expect((await openNextPage()).loader.recordOf('mfe-a').version).toBe('2');
  });

  test('in a slot makes way for the contribution of the previous one', async () => {
    const page = createPage();
    expect(await page.loader.module('mfe-a', './panel')).toBe(newPanel);
    expect(await page.loader.heal('mfe-a', new Error('boom'), './panel')).toBe(true);
    expect(await page.loader.module('mfe-a', './panel')).toBe(oldPanel);
    const failure = await page.loader.heal('mfe-a', new Error('boom'), './panel');
    expect(failure).toBeInstanceOf(RemoteFailure);
  });
});
