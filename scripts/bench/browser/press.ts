import { fileURLToPath } from 'node:url';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Surroundings } from '../surroundings.ts';
import { openSlowPage } from './slow-page.ts';
import { LIMIT_MS, observe } from './visit.ts';

/** The first element of the selector, with this text if one is named. */
interface Mark {
  selector: string;
  text?: string;
}

export interface Press {
  control: Mark;
  /** What isn't there before, and shows that the press was carried out. */
  effect: Mark;
}

/** Times in milliseconds since the navigation began. */
export interface PressTimes {
  /** The control stands on the screen. */
  visible: number;
  effect: number;
  /** Layout shift until then. */
  cls: number;
}

const POLL_MS = 50;
const BINDING = 'benchPressAt';
const observer = fileURLToPath(new URL('./observe-press.js', import.meta.url));

/** Opens an address and presses a control as soon as it is to be seen, as an impatient person does. */
export async function pressEarly(
  context: BrowserContext,
  url: string,
  press: Press,
  surroundings: Surroundings,
): Promise<PressTimes> {
  const { page, session } = await openSlowPage(context, surroundings);
  await observe(page, [press.control.selector]);
  await page.addInitScript(`window.benchPress = ${JSON.stringify(press)};`);
  await page.addInitScript({ path: observer });
  await pressWhenTold(session);
  await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
  return timesOf(page, press);
}

/** By the browser itself, as a finger would: the page can't tell the difference. */
async function pressWhenTold(session: CDPSession): Promise<void> {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: BINDING });
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== BINDING) return;
    const at = { ...JSON.parse(payload), button: 'left', clickCount: 1 } as const;
    // What comes of them is seen in the page; it may be closed before they are answered.
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const) {
      session.send('Input.dispatchMouseEvent', { ...at, type }).catch(() => {});
    }
  });
}

async function timesOf(page: Page, { control, effect }: Press): Promise<PressTimes> {
  const end = performance.now() + LIMIT_MS;
  const inPage = () => page.evaluate<PressTimes>('({ ...benchFacts, ...benchPressed })');
  while (performance.now() < end) {
    const times = await inPage();
    if (times.effect > 0) return times;
    await page.waitForTimeout(POLL_MS);
  }
  throw new Error(
    `${page.url()}: pressing ${control.selector} did not bring ${effect.selector}: ${JSON.stringify(await inPage())}`,
  );
}
