import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { projectPath } from '../webpack/paths.mjs';
import { openBrowser } from './browser/open-browser.ts';
import type { Scope } from './scope.ts';

const PAGES = 5;
const SLOWDOWN = 4;

/**
 * Milliseconds until a page knows that its release manifest is signed, each the first time in a page of its own, on a
 * processor slowed down four times.
 */
export async function measureSignature(scope: Scope, url: string): Promise<number[]> {
  const code = await verification();
  const browser = await openBrowser(scope);
  const times: number[] = [];
  for (let round = 0; round < PAGES; round += 1) {
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    times.push(await verified(page, code));
    await page.close();
  }
  return times;
}

/** The shell's own, as a script that leaves a function behind. */
async function verification(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [projectPath('shell/src/remotes/verify-manifest.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'verification',
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const verified = (page: Page, code: string): Promise<number> =>
  page.evaluate(`(async () => {
    ${code}
    const { releaseManifest, manifestKeys } = JSON.parse(document.getElementById('boot').textContent);
    // The page begins with this while it evaluates.
    await Promise.all(Object.values(manifestKeys).map(verification.importKey));
    const started = performance.now();
    await verification.verifyManifest(releaseManifest, manifestKeys);
    return performance.now() - started;
  })()`);
