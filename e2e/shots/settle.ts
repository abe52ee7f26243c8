import type { Page } from '@playwright/test';

/**
 * Waits until all that the window shows is there, and all pictures. A quiet network
 * wouldn't say so: on a busy machine, pages go on fetching what they cache for later.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isThere);
  // What waits for the first content comes after it.
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, { timeout: 2000 })));
  await page.waitForFunction(isThere);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const displayed = [...document.images].filter((image) => image.checkVisibility());
    await Promise.allSettled(displayed.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** Whether React has taken the page over, and nothing in the window stands in for what is still to come. */
function isThere(): boolean {
  const main = document.querySelector('main');
  const isLive = main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  const waiting = [...document.querySelectorAll('svg[class*="_skeleton_"], [aria-busy="true"]')];
  const awaited = waiting.find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && bottom > 0 && top < window.innerHeight;
  });
  return isLive && !awaited;
}
