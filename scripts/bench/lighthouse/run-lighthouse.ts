import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../../test/run-command.mjs';
import { projectPath } from '../../webpack/paths.mjs';
import { createScope, type Scope } from '../scope.ts';
import type { Certificate } from '../site/certificate.ts';
import { openPlainBrowser } from './open-plain-browser.ts';
import { categories, type LighthouseResult } from './result.ts';

const program = projectPath('node_modules/lighthouse/cli/index.js');

/** Sometimes the browser's record lacks the beginning of the navigation; Lighthouse then asks to be run again. */
const AGAIN = 'Please run Lighthouse again';
const MOST_TIMES = 3;

/** @throws if it fails for another reason, or each time */
export async function runLighthouse(
  outer: Scope,
  url: string,
  certificate: Certificate,
): Promise<LighthouseResult> {
  for (let time = 1; ; time += 1) {
    try {
      return await runOnce(outer, url, certificate);
    } catch (error) {
      if (time === MOST_TIMES || !String(error).includes(AGAIN)) throw error;
    }
  }
}

/** Lighthouse as it comes, with its phone: in its own process, and with a browser that was never anywhere. */
async function runOnce(
  outer: Scope,
  url: string,
  certificate: Certificate,
): Promise<LighthouseResult> {
  const scope = createScope();
  outer.defer(scope.close);
  try {
    const folder = await mkdtemp(join(tmpdir(), 'site-lighthouse-'));
    scope.defer(() => rm(folder, { recursive: true, force: true }));
    const port = await openPlainBrowser(scope, certificate);
    const file = join(folder, 'result.json');
    const { ok, output } = await runNode([
      program,
      url,
      `--port=${port}`,
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      `--output-path=${file}`,
      '--no-enable-error-reporting',
      '--quiet',
    ]);
    if (!ok) throw new Error(`Lighthouse failed for ${url}:\n${output}`);
    return JSON.parse(await readFile(file, 'utf8')) as LighthouseResult;
  } finally {
    await scope.close();
  }
}
