import { madeOf, pagesToOpen, SAMPLE } from './changed-pages.ts';

const buildOf = (version: string, texts: Record<string, string>) => ({
  unit: 'mfe-jobs',
  version,
  files: Object.entries(texts).map(([path, text]) => ({
    folder: version,
    path,
    integrity: '',
    read: async () => Buffer.from(text),
  })),
});
const texts = (version: string) => ({
  'release.json': JSON.stringify({ version, pages: ['/jobs'], files: { 'a.js': version } }),
  'entry.js': `var mfe_jobs_${version.replace(/\W/g, '_')} = "entry";`,
  'jobs.js': `"jobs of ${version}"`,
  'job.js': `"job of ${version}"`,
  'job.js.br': version,
  'server.js': version,
});
const OTHERS = Array.from({ length: 20 }, (_, at) => `/about/${at}`);
const pages = {
  '/jobs': ['entry.js', 'jobs.js'],
  '/jobs/1': ['entry.js', 'job.js'],
  ...Object.fromEntries(OTHERS.map((address) => [address, ['entry.js']])),
};
const addresses = Object.keys(pages);
const FIRST = '1.0.0-h111111111';
const NEXT = '1.0.0-h222222222';

async function openedAfter(edit: Record<string, string>, { version = NEXT, all = addresses } = {}) {
  const before = { ...(await madeOf(buildOf(FIRST, texts(FIRST)))), pages };
  const now = await madeOf(buildOf(version, { ...texts(version), ...edit }));
  return pagesToOpen(all, { version, before, now });
}

const EDIT = { 'job.js': '"another job"' };

test('a page that loads a changed file is opened, whatever the version is called, and a few others are', async () => {
  const opened = await openedAfter(EDIT);
  expect(opened).toContain('/jobs/1');
  expect(opened).toHaveLength(1 + SAMPLE);
});

test('what all pages load changes all of them', async () => {
  expect(await openedAfter({ 'entry.js': '"new"' })).toEqual(addresses);
});

test('a page of which nothing is known is opened', async () => {
  const opened = await openedAfter(EDIT, { all: [...addresses, '/jobs/new'] });
  expect(opened).toContain('/jobs/new');
  expect(opened).toHaveLength(2 + SAMPLE);
});

test('what the version declares, and what is on the server alone, may change all pages', async () => {
  const declared = JSON.stringify({ version: NEXT, pages: ['/jobs', '/new'], files: {} });
  expect(await openedAfter({ 'release.json': declared })).toEqual(addresses);
  expect(await openedAfter({ 'server.js': 'other' })).toEqual(addresses);
});

test('the others are not always the same ones', async () => {
  const versions = ['1.0.0-h333333333', '1.0.0-h444444444', '1.0.0-h555555555'];
  const opened = await Promise.all(versions.map((version) => openedAfter(EDIT, { version })));
  expect(new Set(opened.map((pages) => pages.join(' '))).size).toBeGreaterThan(1);
});
