import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { colorsSettled, overflow, rulesFor, themes } from '../fixtures/accessibility.ts';
import { settle } from './settle.ts';
import type { Shot } from './shot-pages.ts';

const HEIGHT = 900;
/** A4, upright, in CSS pixels. */
const PAPER = 794;

/** What is wrong with a page, as `axe 390 dark: color-contrast`. */
export type Findings = string[];

const capture = async (page: Page, folder: string, name: string) => {
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
};

/** Pictures of a page at each width in both themes, and on paper. Axe looks at the narrowest and the widest. */
export async function shootPage(
  page: Page,
  { path }: Shot,
  widths: number[],
  folder: string,
): Promise<Findings> {
  const findings: Findings = [];
  await mkdir(folder, { recursive: true });
  await page.setViewportSize({ width: widths[0] ?? PAPER, height: HEIGHT });
  await page.goto(path);
  await settle(page);
  const examined = [Math.min(...widths), Math.max(...widths)];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await colorsSettled(page);
      await settle(page);
      await capture(page, folder, `${width}-${colorScheme}`);
      if (!examined.includes(width)) continue;
      const { violations } = await rulesFor(page, colorScheme).analyze();
      findings.push(...violations.map(({ id }) => `axe ${width} ${colorScheme}: ${id}`));
    }
    findings.push(...(await sideways(page, String(width))));
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.setViewportSize({ width: PAPER, height: HEIGHT });
  await capture(page, folder, 'print');
  await page.emulateMedia({ media: null });
  return findings;
}

/** Pictures of a page as browsers show it at 200 %: half as many CSS pixels, each twice as large. */
export async function shootZoomed(
  page: Page,
  { path }: Shot,
  widths: number[],
  folder: string,
): Promise<Findings> {
  const findings: Findings = [];
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width: Math.round(width / 2), height: HEIGHT / 2 });
    await settle(page);
    await capture(page, folder, `${width}-zoomed`);
    findings.push(...(await sideways(page, `${width} at 200 %`)));
  }
  return findings;
}

async function sideways(page: Page, at: string): Promise<Findings> {
  const pixels = await overflow(page);
  return pixels > 0 ? [`scrolls sideways at ${at}: ${pixels} px`] : [];
}
