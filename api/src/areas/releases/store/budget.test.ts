import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { FIRST, SECOND } from '../../../../testing/stored-releases.ts';
import { almostOutgrown, budgetOf, outgrown, weightOf } from './budget.ts';

const KIB = 1024;

/** A remote with a page and a panel, each of which has a part of its own, and a part that comes on demand. */
const remote = (facts: object = {}) =>
  testRemote('mfe-a', {
    version: SECOND,
    server: 'server.js',
    files: Object.fromEntries(
      ['entry.js', 'page.js', 'page.css', 'panel.js', 'later.js', 'server.js'].map((path) => [
        path,
        'any hash',
      ]),
    ),
    entry: 'entry.js',
    exposes: {
      './routes': { js: ['page.js'], css: ['page.css'] },
      './panel': { js: ['panel.js'], css: [] },
    },
    ...facts,
  });

const sent = (kib: Record<string, number>) =>
  new Map(Object.entries(kib).map(([path, size]) => [path, size * KIB]));
const usual = { 'entry.js': 6, 'page.js': 20, 'page.css': 2, 'panel.js': 3, 'later.js': 90 };

test('what must be there first is the entry and the heavier of page and panel; the server build weighs nothing', () => {
  expect(weightOf(remote(), sent({ ...usual, 'server.js': 900 }))).toEqual({
    scripts: 26 * KIB,
    styles: 2 * KIB,
    total: 121 * KIB,
  });
  expect(weightOf(remote(), sent({ ...usual, 'panel.js': 50 })).scripts).toBe(56 * KIB);
});

test('of the shell its first files count', () => {
  const { shell } = testReleaseManifest();
  const weight = weightOf(shell, sent({ 'main.js': 110, 'main.css': 6, 'ui.js': 20 }));
  expect(weight).toEqual({ scripts: 110 * KIB, styles: 6 * KIB, total: 136 * KIB });
});

test('a budget that is declared in part is the usual one for the rest', () => {
  expect(budgetOf(remote({ budget: { total: 400 } }))).toEqual({
    scripts: 64,
    styles: 16,
    total: 400,
  });
});

test('what fits to the last byte has not outgrown anything', () => {
  const release = remote({ budget: { scripts: 26, styles: 2, total: 121 } });
  expect(outgrown({ release, sent: sent(usual) }, null)).toEqual([]);
});

test('who outgrows a budget reads by how much, what the live version has, and what has grown', () => {
  const release = remote({ budget: { scripts: 30, total: 500 } });
  const live = { release: { ...release, version: FIRST }, sent: sent(usual) };
  const files = { 'entry.js': 6.5, 'page.js': 40, 'page.css': 2, 'panel.js': 1, 'more.js': 4 };
  const candidate = {
    ...release,
    exposes: { './routes': { js: ['page.js', 'more.js'], css: [] } },
  };
  expect(outgrown({ release: candidate, sent: sent(files) }, live)).toEqual([
    `outgrows its budget.scripts of 30 KiB: scripts needed before anything of it shows are 50.5 KiB, compressed; ${FIRST}, which is live, has 26.0 KiB. What has grown: page.js +20.0 KiB, more.js +4.0 KiB (new), entry.js +0.5 KiB.`,
  ]);
});

test('where nothing is live, there is nothing to compare with', () => {
  const release = remote({ budget: { styles: 1 } });
  expect(outgrown({ release, sent: sent(usual) }, null)).toEqual([
    'outgrows its budget.styles of 1 KiB: stylesheets needed before anything of it shows are 2.0 KiB, compressed. What has grown: page.css +2.0 KiB (new).',
  ]);
});

test('a budget that shrinks below what is there says that nothing has grown', () => {
  const live = { release: remote({ version: FIRST }), sent: sent(usual) };
  const [says] = outgrown({ release: remote({ budget: { styles: 1 } }), sent: sent(usual) }, live);
  expect(says).toMatch(/No file has grown\.$/);
});

test('from nine tenths of a budget on it says how much is used, and what has grown', () => {
  const live = { release: remote({ version: FIRST }), sent: sent(usual) };
  const [grown, budget] = [{ ...usual, 'later.js': 98 }, { total: 140 }];
  const candidate = { release: remote({ budget }), sent: sent(grown) };
  expect(almostOutgrown(candidate, live)).toEqual([
    `stands at 129.0 of the 140 KiB of its budget.total: all scripts and stylesheets are 129.0 KiB, compressed; ${FIRST}, which is live, has 121.0 KiB. What has grown: later.js +8.0 KiB.`,
  ]);
  expect(outgrown(candidate, live)).toEqual([]);
  const roomy = { release: remote({ budget: { total: 144 } }), sent: sent(grown) };
  expect(almostOutgrown(roomy, live)).toEqual([]);
  const beyond = { release: remote({ budget: { total: 128 } }), sent: sent(grown) };
  expect(almostOutgrown(beyond, live)).toEqual([]);
});
