import { existsSync } from 'node:fs';
import { isDebian, runApt } from '../apt.mjs';

/** Scanners of Debian whose lists of scripts in disguise the browser tests try (e2e/payloads). */
const PACKAGES = ['wapiti', 'wfuzz'];
const INSTALLED = ['/usr/share/doc/wapiti', '/usr/share/doc/wfuzz'];

/** Installs the lists if that is possible, and says so if not: then only our own are tried. */
export async function ensurePayloadLists() {
  if (INSTALLED.every((folder) => existsSync(folder))) return;
  if (process.getuid?.() === 0 && isDebian()) await runApt(PACKAGES);
  if (INSTALLED.every((folder) => existsSync(folder))) return;
  console.log(
    `The lists of ${PACKAGES.join(' and ')} are absent (root on Debian installs them): scripting is tried with our own list alone.`,
  );
}
