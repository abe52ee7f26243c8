import type { Page } from '@playwright/test';

/** Waits until all that the page shows is there, also what is loaded only once it comes into view. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const displayed = [...document.images].filter((image) => image.checkVisibility());
    await Promise.allSettled(displayed.map((image) => image.decode()));
  });
}
