/** @jest-environment node */
import { plantedPages, SITE } from '../testing/planted-pages.ts';
import { intervalsIn, replacedNatives } from './page-scripts.ts';

const planted = plantedPages();

async function pageWith(script: string) {
  const page = await planted(`<h1>Page</h1><script>${script}</script>`);
  await page.goto(SITE);
  return page;
}

test('a page that uses the browser as it is has replaced nothing', async () => {
  const script =
    'window.mine = () => 1; history.pushState(null, "", "/b"); document.onclick = () => {}; window.onerror = () => {}; class A extends HTMLElement {}; customElements.define("a-b", A);';
  expect(await replacedNatives(await pageWith(script))).toEqual([]);
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
  expect(await replacedNatives(await pageWith(script))).toContain(name);
});

test('timers that go on are counted until they are cleared', async () => {
  const script =
    'const ids = [1, 2, 3, 4].map(() => setInterval(() => {}, 1000)); setTimeout(() => {}, 1000); clearInterval(ids[0]); clearTimeout(ids[1]);';
  expect(await intervalsIn(await pageWith(script))).toBe(2);
});
