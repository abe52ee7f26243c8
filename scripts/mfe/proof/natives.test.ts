/** @jest-environment node */
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../test/chromium.mjs';
import { rememberNatives, replacedNatives } from './natives.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium() ?? undefined });
}, 60_000);
afterAll(() => browser?.close());

async function replacedBy(script: string): Promise<string[]> {
  const context = await browser.newContext();
  await rememberNatives(context);
  const page = await context.newPage();
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>Page</h1><script>${script}</script>` }),
  );
  await page.goto('http://page.example/');
  const replaced = await replacedNatives(page);
  await context.close();
  return replaced;
}

test('a page that uses the browser as it is has replaced nothing', async () => {
  const script =
    'window.mine = () => 1; history.pushState(null, "", "/b"); document.onclick = () => {}; window.onerror = () => {}; class A extends HTMLElement {}; customElements.define("a-b", A);';
  expect(await replacedBy(script)).toEqual([]);
});

test.each([
  ['fetch = async () => new Response("[]");', 'fetch'],
  ['XMLHttpRequest.prototype.send = () => {};', 'XMLHttpRequest.prototype.send'],
  ['history.pushState = () => {};', 'history.pushState'],
  ['Array.prototype.map = () => [];', 'Array.prototype.map'],
  [
    'Object.defineProperty(Node.prototype, "textContent", { get: () => "" });',
    'Node.prototype.textContent',
  ],
  ['delete Element.prototype.closest;', 'Element.prototype.closest'],
])('%s is found, and named', async (script, name) => {
  expect(await replacedBy(script)).toContain(name);
});
