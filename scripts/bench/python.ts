/**
 * From pressing Run to the first output, from Submit to the verdict, what a DSA problem's page loads before anyone
 * presses either, and how soon one step of many is shown.
 */
import type { Browser } from '@playwright/test';
import { openBrowser, visit } from './browser/visit.ts';
import { figure, goalColumns, kib, number, type Section } from './report.ts';
import {
  measureRuns,
  openWithRecord,
  pressButton,
  ROUNDS,
  rowsOfRuns,
  type StoredRecord,
  timesRow,
} from './runs.ts';
import { makeCertificate } from './site/certificate.ts';
import { startHttpsSite } from './site/https-site.ts';
import type { Context } from './workspace.ts';

const GOALS_MS = { empty: 1_000, cached: 500, prepared: 100, warm: 100, submit: 300, step: 50 };

const PATH = '/dsaarticle/two-sum';
const OUTPUT = 'section[aria-label="Output"] > pre';
const VERDICT = 'section[aria-label="Output"] h4';

/** Passes all cases. */
const RIGHT = `def two_sum(numbers, target):
    seen = {}
    for index, number in enumerate(numbers):
        if target - number in seen:
            return [seen[target - number], index]
        seen[number] = index

print(two_sum([3, 8, 5, 11], 16))
`;

/** Recorded up to the bound of 10,000 steps. */
const ENDLESS = 'def two_sum(numbers, target):\n    while True:\n        numbers.reverse()\n';
/** Each near one end of the recording or the other, or a step beside the last. */
const KEYS = ['End', 'ArrowLeft', 'ArrowLeft', 'Home', 'ArrowRight', 'ArrowRight'];
const viewport = { width: 1440, height: 900 };

/** What only Python, the editor and its highlighting hold. */
const LATE_CODE = /loadPyodide|cm-content|LRParser/;

export async function measurePython({ scope, published }: Context): Promise<Section[]> {
  const certificate = await makeCertificate();
  const { url: site } = await startHttpsSite(await published(), {
    scope,
    name: 'python',
    certificate,
  });
  const browser = await openBrowser(scope, certificate);
  const first = await visit(
    browser,
    { url: site + PATH, content: ['main h1', '#your-code pre'] },
    { viewport },
  );
  const scripts = first.transfers.filter(({ type }) => type === 'Script');
  const late = await lateAmong(
    browser,
    first.transfers.map(({ address }) => address),
  );
  const presses = await measureRuns(browser, site + PATH, { output: OUTPUT });
  const submitted = await submit(browser, site + PATH);
  const { count, times } = await stepThrough(browser, site + PATH);
  const bytes = scripts.reduce((sum, transfer) => sum + transfer.bytes, 0);
  return [
    {
      title: 'Python',
      columns: goalColumns,
      rows: [
        ...rowsOfRuns(presses, { first: 'Run to first output', engine: 'Python', goals: GOALS_MS }),
        timesRow(
          `Submit to the verdict on ${submitted.cases} cases`,
          submitted.times,
          GOALS_MS.submit,
        ),
        timesRow(`a step of ${count} is shown`, times, GOALS_MS.step),
        figure(
          'DSA problem: JavaScript before that',
          `${number(kib(bytes))} KiB in ${scripts.length} files`,
        ),
        figure('  of it Python, editor, highlighter', late.join(', ') || 'nothing', {
          text: 'nothing',
          met: late.length === 0,
        }),
      ],
      notes: [
        `Medians of ${ROUNDS} (fastest–slowest), each in a browser that was never here, on this machine.`,
      ],
    },
  ];
}

async function lateAmong(browser: Browser, addresses: string[]): Promise<string[]> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const late: string[] = [];
  for (const address of addresses) {
    const text = await (await context.request.get(address)).text();
    if (LATE_CODE.test(text) || /\/runner-/.test(address)) late.push(new URL(address).pathname);
  }
  await context.close();
  return late;
}

const draftOf = (code: string): StoredRecord => ({
  kind: 'draft',
  key: 'dsa-two-sum:python',
  value: { code, changedAt: '', title: 'Two Sum', path: '/dsaarticle/two-sum' },
});

/** From Submit to the verdict, once Python is up, and how many cases it is about. */
async function submit(browser: Browser, url: string) {
  const page = await openWithRecord(browser, url, draftOf(RIGHT));
  await pressButton(page, 'Run', OUTPUT);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await pressButton(page, 'Submit', VERDICT));
  }
  const counts = await page.getByText(/^\d+ of \d+ cases passed/).textContent();
  await page.context().close();
  return { times, cases: counts?.split(' ')[2] };
}

/** How many steps were recorded of a program that never ends, and how long it takes to show another one. */
async function stepThrough(browser: Browser, url: string) {
  const page = await openWithRecord(browser, url, draftOf(ENDLESS));
  await page.getByText('Step through', { exact: true }).click();
  await page.getByRole('button', { name: 'Record steps' }).click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.waitFor();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const key of KEYS) times.push(await page.evaluate<number>(`pressStep('${key}')`));
  const count = number(Number(await slider.getAttribute('max')), 0);
  await page.context().close();
  return { count, times };
}
