import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../test/chromium.mjs';
import type { Scope } from '../scope.ts';
import type { Certificate } from '../site/certificate.ts';

/**
 * Opens a real Chromium that trusts one certificate. It is told by the key, not to ignore mistakes: what comes with a
 * mistaken certificate is kept in no cache.
 */
export async function openBrowser(scope: Scope, certificate: Certificate): Promise<Browser> {
  const trusted = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', trusted],
  });
  scope.defer(() => browser.close());
  return browser;
}
