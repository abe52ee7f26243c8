/** How long a keystroke in the search of a large practice sheet takes until its effect is on the screen. */
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from './browser/open-browser.ts';
import type { Context } from './context.ts';
import { median } from './median.ts';
import { figure, goalColumns, number, type Section } from './report.ts';
import { makeCertificate } from './site/certificate.ts';
import { startHttpsSite } from './site/https-site.ts';
import { writeLargeRoadmap } from './site/large-roadmap.ts';

const GOAL_MS = 50;
const ROUNDS = 3;
const SLOWDOWN = 4;
/** Longer than the page takes to write the address, so that each key is measured alone. */
const BETWEEN_KEYS_MS = 700;
const keys = [...'merge tree', ...Array<string>(10).fill('Backspace')];

const sheet = { id: 'large', topics: 15, problems: 450 };
const screens = {
  'on a desk': { width: 1440, height: 900 },
  'on a phone': { width: 412, height: 823 },
};

/** Milliseconds from the press of a key. */
interface Keystroke {
  shown: number;
  /** 0 if the key changed nothing in the list. */
  filtered: number;
  settled: number;
}

const observer = fileURLToPath(new URL('./browser/observe-keys.js', import.meta.url));

export async function measureFilter({ scope, published }: Context): Promise<Section[]> {
  const workspace = await published();
  await writeLargeRoadmap(workspace, sheet);
  const certificate = await makeCertificate();
  const { url } = await startHttpsSite(workspace, { scope, name: 'filter', certificate });
  const browser = await openBrowser(scope, certificate);
  const rows: string[][] = [];
  for (const [where, viewport] of Object.entries(screens)) {
    const rounds = await typeInSheet(browser, `${url}/roadmaps/${sheet.id}`, viewport);
    rows.push(...rowsOf(`${sheet.problems} problems, ${where}`, rounds));
  }
  const notes = [
    `The median key of ${keys.length}, and the slowest one, each the median of ${ROUNDS} rounds; the processor ${SLOWDOWN} times slower.`,
  ];
  return [{ title: 'A keystroke in the practice search', columns: goalColumns, rows, notes }];
}

function rowsOf(what: string, rounds: Keystroke[][]): string[][] {
  const of = (part: keyof Keystroke) =>
    keys.map((_, key) => median(rounds.map((round) => round[key]?.[part] ?? Number.NaN)));
  const row = (part: string, times: number[], hasGoal: boolean) => {
    const typical = median(times);
    const text = `${number(typical, 0)} ms, slowest ${number(Math.max(...times), 0)} ms`;
    const goal = { text: `< ${GOAL_MS} ms`, met: typical < GOAL_MS };
    return figure(`${what}: ${part}`, text, hasGoal ? goal : undefined);
  };
  return [
    row('the field', of('shown'), true),
    row('the list on the screen', of('filtered').filter(Boolean), true),
    row('all rows', of('settled'), false),
  ];
}

/** Types and erases the same words several times, after one round that warms everything up. */
async function typeInSheet(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Keystroke[][]> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: observer });
    await page.goto(url);
    await page.locator('main tbody tr').first().waitFor();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.getByRole('searchbox', { name: 'Search problems' }).focus();
    await typeOnce(page);
    const rounds: Keystroke[][] = [];
    while (rounds.length < ROUNDS) rounds.push(await typeOnce(page));
    return rounds;
  } finally {
    await context.close();
  }
}

async function typeOnce(page: Page): Promise<Keystroke[]> {
  await page.evaluate('void (benchKeys.length = 0)');
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  return await page.evaluate<Keystroke[]>('benchKeys');
}
