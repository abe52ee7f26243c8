import { launch } from 'chrome-launcher';
import { ensureChromium } from '../../test/chromium.mjs';
import type { Scope } from '../scope.ts';
import type { Certificate } from '../site/certificate.ts';

/**
 * Opens Chromium with a fresh profile as Lighthouse does, and answers the port at which it can be driven. What drives
 * browsers for tests switches parts of them off, such as the back/forward cache.
 */
export async function openPlainBrowser(
  scope: Scope,
  { fingerprint }: Certificate,
): Promise<number> {
  const browser = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
    // The scope closes it.
    handleSIGINT: false,
  });
  scope.defer(() => browser.kill());
  return browser.port;
}
