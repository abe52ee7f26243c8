import type { RemoteRelease } from '@site/shared/contracts/composition';
import { createLoaderPage, panel, refused, release, routes } from '../testing/loader-page.ts';
import { createFileLoader } from './file-loader.ts';

const later = () => new Promise((resolve) => setTimeout(resolve));
const open = new AbortController().signal;

/** A navigation that was aborted before the remote was there. */
const left = AbortSignal.abort();

function router() {
  const taken: unknown[][] = [];
  return { taken, patch: (routes: unknown[]) => taken.push(routes) };
}

test('a remote is loaded once, however many callers there are', async () => {
  const { loader, requested } = createLoaderPage();
  expect(loader.recordOf('mfe-a').status).toBe('idle');
  const [first, second] = await Promise.all([loader.load('mfe-a'), loader.load('mfe-a')]);
  expect(first).toEqual({ status: 'loaded', routes });
  expect(second).toBe(first);
  expect(requested.sort()).toEqual(['/releases/mfe-a/1/entry.js', '/releases/mfe-a/1/routes.js']);
  const { status, version, stages } = loader.recordOf('mfe-a');
  expect({ status, version }).toEqual({ status: 'loaded', version: '1' });
  expect(stages.map(({ stage }) => stage)).toEqual(
    expect.arrayContaining([
      'release-manifest',
      'unit-manifest',
      'integrity',
      'contract',
      'entry',
      'routes',
    ]),
  );
  expect(stages.at(-1)).toMatchObject({ stage: 'evaluate', failed: false });
});

test('a person who leaves while it loads finds the page when they come back', async () => {
  const { loader } = createLoaderPage();
  const { taken, patch } = router();
  await loader.load('mfe-a');
  loader.giveRoutes('mfe-a', left, patch);
  expect(taken).toEqual([]);
  loader.giveRoutes('mfe-a', open, patch);
  expect(taken).toEqual([routes]);
});

test('after a double click the second navigation gets the routes, once', async () => {
  const { loader } = createLoaderPage();
  const { taken, patch } = router();
  const clicks = [left, open].map(async (signal) => {
    await loader.load('mfe-a');
    loader.giveRoutes('mfe-a', signal, patch);
  });
  await Promise.all(clicks);
  loader.giveRoutes('mfe-a', open, patch);
  expect(taken).toEqual([routes]);
});

test('a failure names its stage, stays until it is retried, and then is gone', async () => {
  const page = createLoaderPage();
  page.respond('routes.js', refused);
  const failed = await page.loader.load('mfe-a');
  expect(failed).toMatchObject({ status: 'failed', failure: { remote: 'mfe-a', stage: 'routes' } });
  expect(await page.loader.load('mfe-a')).toBe(failed);
  page.respond('routes.js');
  expect(await page.loader.retry('mfe-a')).toEqual({ status: 'loaded', routes });
  expect(page.loader.recordOf('mfe-a').failure).toBeNull();
  // The entry had arrived and is not requested again.
  expect(page.requested.filter((address) => address.endsWith('entry.js'))).toHaveLength(1);
});

test('if nothing of it can be reached, the entry is what failed', async () => {
  const page = createLoaderPage();
  page.respond('routes.js', refused);
  page.respond('entry.js', async () => {
    await later();
    return refused();
  });
  expect(await page.loader.load('mfe-a')).toMatchObject({ failure: { stage: 'entry' } });
});

test('two presses of Try again are one attempt', async () => {
  const page = createLoaderPage();
  page.respond('entry.js', refused);
  await page.loader.load('mfe-a');
  page.respond('entry.js');
  const [first, second] = await Promise.all([
    page.loader.retry('mfe-a'),
    page.loader.retry('mfe-a'),
  ]);
  expect(second).toBe(first);
  expect(page.requested.filter((address) => address.endsWith('entry.js'))).toHaveLength(2);
});

test("a retry takes the version that is live now, and the router's routes count as outdated", async () => {
  const newRoutes = [{ path: '/a' }, { path: '/a/new' }];
  const page = createLoaderPage({
    federation: {
      start: async () => {},
      has: () => true,
      load: async ({ version }) => ({ routes: version === '1' ? routes : newRoutes }),
    },
  });
  const { patch } = router();
  await page.loader.load('mfe-a');
  page.loader.giveRoutes('mfe-a', open, patch);
  expect(page.loader.hasOutdatedRoutes('mfe-a')).toBe(false);
  page.publish(release('2'));
  await page.loader.retry('mfe-a');
  expect(page.loader.recordOf('mfe-a').version).toBe('2');
  expect(page.loader.hasOutdatedRoutes('mfe-a')).toBe(true);
  expect(page.loader.routesForNewRouter('mfe-a')).toBe(newRoutes);
  expect(page.loader.hasOutdatedRoutes('mfe-a')).toBe(false);
});

test('a slot and a page that need one remote at once evaluate its entry once', async () => {
  const evaluated: string[] = [];
  const { loader } = createLoaderPage({
    files: createFileLoader(() => 'sha384-x'),
    federation: {
      start: async () => {},
      has: () => evaluated.some((address) => address.endsWith('entry.js')),
      load: async (_release, exposed) => (exposed === './routes' ? { routes } : panel),
    },
  });
  const both = Promise.all([loader.module('mfe-a', './panel'), loader.load('mfe-a')]);
  await later();
  for (const script of document.querySelectorAll('script')) {
    evaluated.push(script.src);
    script.dispatchEvent(new Event('load'));
  }
  const [module, result] = await both;
  expect(module).toBe(panel);
  expect(result.status).toBe('loaded');
  expect(evaluated.filter((address) => address.endsWith('entry.js'))).toHaveLength(1);
});

test('a panel that failed is loaded again at the next request', async () => {
  const page = createLoaderPage();
  page.respond('panel.js', refused);
  await expect(page.loader.module('mfe-a', './panel')).rejects.toThrow('stage "routes"');
  page.respond('panel.js');
  expect(await page.loader.module('mfe-a', './panel')).toBe(panel);
});

test('a panel that two have requested is loaded again once, even if one of them retries as soon as it fails', async () => {
  const page = createLoaderPage();
  page.respond('panel.js', refused);
  const again = page.loader.module('mfe-a', './panel').catch(() => {
    page.respond('panel.js');
    return page.loader.module('mfe-a', './panel');
  });
  await expect(page.loader.module('mfe-a', './panel')).rejects.toThrow('stage "routes"');
  await Promise.all([again, page.loader.module('mfe-a', './panel')]);
  const { stages } = page.loader.recordOf('mfe-a');
  expect(stages.filter(({ stage }) => stage === 'release-manifest')).toHaveLength(2);
});

test('a slow link is waited for, however long it takes', async () => {
  jest.useFakeTimers();
  const page = createLoaderPage();
  let arrive = (_: unknown) => {};
  page.respond('routes.js', () => new Promise((resolve) => (arrive = resolve)));
  const loading = page.loader.load('mfe-a');
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(page.loader.recordOf('mfe-a').status).toBe('loading');
  arrive(undefined);
  expect((await loading).status).toBe('loaded');
  jest.useRealTimers();
});

test.each([
  ["the release manifest doesn't name it", 'mfe-b', {}, 'release-manifest'],
  ['it has no routes', 'mfe-a', { exposes: {} }, 'unit-manifest'],
  ['a file has no hash', 'mfe-a', { files: { 'entry.js': 'sha384-e' } }, 'integrity'],
  ['it needs another contract', 'mfe-a', { contract: '^2.0.0' }, 'contract'],
  ['it uses what the shell lacks', 'mfe-a', { uses: { '@site/shared/ui': ['Menu'] } }, 'contract'],
])('if %s nothing is downloaded', async (_case, name, changes, stage) => {
  const page = createLoaderPage();
  page.publish(release('1', changes as Partial<RemoteRelease>));
  expect(await page.loader.load(name)).toMatchObject({ failure: { stage } });
  expect(page.requested).toEqual([]);
});

test('a release that uses what the running shell lacks says what that is', async () => {
  const page = createLoaderPage();
  page.publish(release('1', { uses: { '@site/shared/ui': ['Button', 'Menu', 'Popover'] } }));
  await page.loader.load('mfe-a');
  expect(page.loader.recordOf('mfe-a').failure?.message).toBe(
    'mfe-a failed at stage "contract": the shell doesn\'t provide Menu of @site/shared/ui, Popover of @site/shared/ui',
  );
});

test('an entry that throws fails at its evaluation, with what it threw', async () => {
  const page = createLoaderPage();
  page.respond('entry.js', async () => new Error('broken on purpose'));
  const result = await page.loader.load('mfe-a');
  expect(result).toMatchObject({ failure: { stage: 'evaluate' } });
  expect(page.loader.recordOf('mfe-a').failure?.message).toContain('broken on purpose');
});

test('routes that are no list are a failure of the remote', async () => {
  const page = createLoaderPage({
    federation: { start: async () => {}, has: () => true, load: async () => ({ routes: 'none' }) },
  });
  expect(await page.loader.load('mfe-a')).toMatchObject({ failure: { stage: 'routes' } });
});

test('a module for a slot that exports no panel is a failure of the remote, and reported', async () => {
  const page = createLoaderPage({
    federation: { start: async () => {}, has: () => true, load: async () => ({ Panel: 'named' }) },
  });
  await expect(page.loader.module('mfe-a', './panel')).rejects.toThrow(
    /stage "routes".* \.\/panel doesn't export a component by default/,
  );
  expect(page.reports).toHaveLength(1);
});

test('a failure is reported once with its stage and version, however many callers there are', async () => {
  const page = createLoaderPage();
  page.respond('entry.js', refused);
  await Promise.all([page.loader.load('mfe-a'), page.loader.load('mfe-a')]);
  expect(page.reports).toEqual([['entry', '1']]);
  const panels = [1, 2].map(() => page.loader.module('mfe-a', './panel'));
  await Promise.allSettled(panels);
  expect(page.reports).toEqual([
    ['entry', '1'],
    ['entry', '1'],
  ]);
  await page.loader.module('mfe-b', './panel').catch(() => {});
  expect(page.reports.at(-1)).toEqual(['release-manifest', null]);
});
