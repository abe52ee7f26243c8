import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { projectPath } from '../../scripts/webpack/paths.mjs';
import { colorsSettled, themes } from '../fixtures/accessibility.ts';
import { openSolution, TWO_SUM } from '../fixtures/solution.ts';
import { settle } from './settle.ts';
import type { OpenContext } from './viewers.ts';

/** As the home page shows them (shell/src/pages/home/product-picture.tsx), sharp on screens of twice the density. */
const SIZE = { width: 820, height: 512 };
const SCALE = 1.5;
const QUALITY = 72;
const FOLDER = 'shell/src/pages/home/pictures';

/** What is in each, and how to get there. */
const pictures: Record<string, { path: string; prepare?: (page: Page) => Promise<void> }> = {
  // Progress and the first problems, rather than the heading.
  sheet: { path: '/roadmaps/dsa', prepare: (page) => page.evaluate(() => scrollTo(0, 320)) },
  solution: {
    path: '/dsaarticle/two-sum',
    prepare: async (page) => {
      const { button, output } = await openSolution(page, { code: TWO_SUM });
      await button('Submit').click();
      await output.getByRole('heading', { name: 'Accepted' }).waitFor({ timeout: 120_000 });
      const heading = page.getByRole('heading', { name: 'Your code', exact: true });
      await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
  today: { path: '/roadmaps/today' },
};

/** Pictures of the running site in both themes, as small as they can be: what a visitor's home page shows. */
export async function makeProductPictures(open: OpenContext): Promise<void> {
  const context = await open('learner', { viewport: SIZE, deviceScaleFactor: SCALE });
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
