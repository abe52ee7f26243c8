import { resolve } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/test/chromium.mjs';
import { projectPath } from '../../scripts/webpack/paths.mjs';
import { browserArguments } from '../fixtures/browser.ts';
import { type Options, readOptions } from './options.ts';
import { makeProductPictures } from './product-pictures.ts';
import { withSampleSite } from './sample-site.ts';
import { type Viewer, viewers } from './shot-pages.ts';
import { shootPage, shootZoomed } from './take-shots.ts';
import { type OpenContext, viewersOf } from './viewers.ts';

/** `npm run shots`: pictures of the built site to look at, and a line for each page on what a machine finds wrong. */
export async function shots(args: string[]): Promise<void> {
  const options = readOptions(args);
  const executablePath = await ensureChromium();
  await withSampleSite(async (url) => {
    const browser = await chromium.launch({ executablePath, args: browserArguments });
    try {
      const open = await viewersOf(browser, url);
      if (options.pictures) await makeProductPictures(open);
      else await shootAll(open, options);
    } finally {
      await browser.close();
    }
  });
}

async function shootAll(open: OpenContext, options: Options): Promise<void> {
  for (const as of viewers) {
    if (!options.shots.some((shot) => shot.as === as)) continue;
    const context = await open(as);
    const zoomed = await open(as, { deviceScaleFactor: 2 });
    await shootAs(as, context, zoomed, options);
    await Promise.all([context.close(), zoomed.close()]);
  }
  console.log(`The pictures are in ${options.folder}.`);
}

async function shootAs(
  as: Viewer,
  context: BrowserContext,
  zoomed: BrowserContext,
  { shots, widths, folder }: Options,
): Promise<void> {
  const [page, zoomedPage] = [await context.newPage(), await zoomed.newPage()];
  for (const shot of shots.filter((one) => one.as === as)) {
    const to = resolve(projectPath(''), folder, as, shot.name);
    const findings = [
      ...(await shootPage(page, shot, widths, to)),
      ...(await shootZoomed(zoomedPage, shot, widths, to)),
    ];
    console.log(`${as} ${shot.path}  ${findings.join('; ') || 'nothing found'}`);
  }
}
