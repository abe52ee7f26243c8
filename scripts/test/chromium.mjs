/** Finds the browser for the end-to-end tests, and installs one if there is none. */
import { chromium as playwright } from '@playwright/test';
import { findProgram, isProgram } from '../process/find-program.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { isDebian, runApt } from './apt.mjs';
import { runNode } from './run-command.mjs';

/** The first has no windows to draw around its pages, and so takes a third of the processor time of the others. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const ADVICE =
  'Install Chromium and set CHROMIUM_PATH to it, for example CHROMIUM_PATH=/usr/bin/chromium-headless-shell.';

/**
 * The path of a Chromium: one that is there, or one installed now.
 * @throws Error that says what to do if none can be had
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const { output } = await install();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    `${output.trimEnd()}\nThere's no Chromium, and it couldn't be installed. ${ADVICE}`,
  );
}

/**
 * The path of a Chromium that is there: the one that CHROMIUM_PATH names, Playwright's own, or one of the
 * system; null if there is none.
 * @returns {string | null}
 * @throws Error if CHROMIUM_PATH names no program
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) {
    return (
      [playwright.executablePath(), ...NAMES.map(findProgram), ...ELSEWHERE].find(
        (file) => file !== null && isProgram(file),
      ) ?? null
    );
  }
  if (isProgram(named)) return named;
  throw new Error(`CHROMIUM_PATH is ${named}, which isn't a program.`);
}

/** Debian's own package brings the libraries along; Playwright's browser is the one for the rest. */
function install() {
  console.log('No Chromium found; installing one…');
  if (process.getuid?.() === 0 && isDebian()) return runApt(['chromium-headless-shell']);
  return runNode([projectPath('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
}
