import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { projectPath } from '../../scripts/webpack/paths.mjs';
import { colorsSettled, themes } from '../fixtures/accessibility.ts';
import { openSolution } from '../fixtures/solution.ts';
import { settle } from './settle.ts';
import type { OpenContext } from './viewers.ts';

/** As the home page shows them (shell/src/pages/home/features.tsx), sharp on screens of twice the density. */
const SIZE = { width: 820, height: 512 };
const SCALE = 1.5;
const QUALITY = 72;
const FOLDER = 'shell/src/pages/home/pictures';

/** Short enough to be in the picture together with its result. */
const SHORT_TWO_SUM = `def two_sum(numbers, target):
    seen = {}
    for index, number in enumerate(numbers):
        if target - number in seen:
            return [seen[target - number], index]
        seen[number] = index
`;

/** What is in each, and how to get there. */
const pictures: Record<string, { path: string; prepare?: (page: Page) => Promise<void> }> = {
  sheet: {
    path: '/roadmaps/dsa',
    prepare: (page) => toTop(page.getByRole('region', { name: 'Your progress' })),
  },
  solution: {
    path: '/dsaarticle/two-sum',
    prepare: async (page) => {
      const { button, output } = await openSolution(page, { code: SHORT_TWO_SUM });
      await button('Submit').click();
      await output.getByRole('heading', { name: 'Accepted' }).waitFor({ timeout: 120_000 });
      await toTop(button('Run'), '2.5rem');
    },
  },
  today: {
    path: '/roadmaps/today',
    prepare: (page) => toTop(page.getByRole('heading', { name: 'Due now' })),
  },
};

/** What matters on the page starts the picture, rather than its heading. @param below more than the header above it */
const toTop = (what: Locator, below = '0') =>
  what.evaluate((element, margin) => {
    element.style.scrollMarginBlockStart = margin;
    element.scrollIntoView({ block: 'start' });
  }, below);

/** Pictures of the running site in both themes, as small as they can be: what a visitor's home page shows. */
export async function makeProductPictures(open: OpenContext): Promise<void> {
  const context = await open('learner', { viewport: SIZE, deviceScaleFactor: SCALE });
  await fetchTypeface(context);
  for (const [name, { path, prepare }] of Object.entries(pictures)) {
    const page = await context.newPage();
    await page.goto(path);
    await settle(page);
    await prepare?.(page);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await colorsSettled(page);
      const file = projectPath(`${FOLDER}/${name}-${theme}.webp`);
      const bytes = await webpOf(page);
      await writeFile(file, bytes);
      console.log(`${name}-${theme}.webp ${Math.round(bytes.length / 1024)} KiB`);
    }
    await page.close();
  }
  await context.close();
}

/** A page goes without the typeface if it comes late, as it does on the first one. */
async function fetchTypeface(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/');
  await settle(page);
  await page.close();
}

/** Playwright itself makes PNG and JPEG alone. */
async function webpOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
