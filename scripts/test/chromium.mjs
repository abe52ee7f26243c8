/** Finds the browser for the end-to-end tests, and installs one where none is there. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { projectPath } from '../webpack/paths.mjs';
import { isDebian, runApt } from './apt.mjs';
import { runNode } from './run-command.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const ADVICE =
  'Install Chromium and name it with CHROMIUM_PATH, for example CHROMIUM_PATH=/usr/bin/chromium.';

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, Playwright's own, one of the system, or
 * one installed now.
 * @throws Error that says what to do where none can be had
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named))
    throw new Error(`CHROMIUM_PATH is ${named}, which is no program.`);
  const found = named || findChromium();
  if (found) return found;
  const { output } = await install();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    `${output.trimEnd()}\nThere is no Chromium and none could be installed. ${ADVICE}`,
  );
}

export const findChromium = () =>
  [playwright.executablePath(), ...onPath(), ...ELSEWHERE].find(isProgram) ?? null;

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian's own package brings the libraries along; Playwright's browser is the one for the rest. */
function install() {
  console.log('No Chromium found; installing one…');
  if (process.getuid?.() === 0 && isDebian()) return runApt(['chromium']);
  return runNode([projectPath('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
}
