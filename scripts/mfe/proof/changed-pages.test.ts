import { changedPages, madeOf, SAMPLE, sampleOf } from './changed-pages.ts';

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
const pages = { '/jobs': ['entry.js', 'jobs.js'], '/jobs/1': ['entry.js', 'job.js'] };
const addresses = Object.keys(pages);
const FIRST = '1.0.0-h111111111';
const NEXT = '1.0.0-h222222222';

async function changedBy(edit: Record<string, string>) {
  const before = { ...(await madeOf(buildOf(FIRST, texts(FIRST)))), pages };
  const now = await madeOf(buildOf(NEXT, { ...texts(NEXT), ...edit }));
  return { before, now, changed: changedPages(addresses, before, now) };
}

test('a page has changed if a file that it loads has, whatever the version is called', async () => {
  const { changed, before, now } = await changedBy({ 'job.js': '"another job"' });
  expect(changed).toEqual(['/jobs/1']);
  expect(now.files['jobs.js']).toBe(before.files['jobs.js']);
});

test('what all pages load changes all of them', async () => {
  expect((await changedBy({ 'entry.js': '"new"' })).changed).toEqual(addresses);
});

test('a page of which nothing is known counts as changed', async () => {
  const { before, now } = await changedBy({ 'job.js': '"another job"' });
  expect(changedPages([...addresses, '/jobs/new'], before, now)).toEqual(['/jobs/1', '/jobs/new']);
});

test('what the version declares, and what is on the server alone, may change all pages', async () => {
  const declared = JSON.stringify({ version: NEXT, pages: ['/jobs', '/new'], files: {} });
  expect((await changedBy({ 'release.json': declared })).changed).toEqual(addresses);
  expect((await changedBy({ 'server.js': 'other' })).changed).toEqual(addresses);
});

test('a few of the other pages are chosen, and not always the same ones', () => {
  const others = Array.from({ length: 20 }, (_, at) => `/jobs/${at}`);
  const samples = ['h1', 'h2', 'h3', 'h4'].map((version) => sampleOf(others, version).join(' '));
  expect(sampleOf(others, 'h1')).toHaveLength(SAMPLE);
  expect(new Set(samples).size).toBeGreaterThan(1);
  expect(sampleOf(['/jobs'], 'h1')).toEqual(['/jobs']);
});
