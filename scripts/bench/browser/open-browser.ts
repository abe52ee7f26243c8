import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../test/chromium.mjs';
import type { Scope } from '../scope.ts';
import type { Certificate } from '../site/certificate.ts';

/**
 * Opens a real Chromium that trusts one certificate. It trusts the key instead of ignoring errors: what comes with an
 * invalid certificate isn't cached.
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
