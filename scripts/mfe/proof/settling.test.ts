/** @jest-environment node */
import { plantedPages, SITE } from '../testing/planted-pages.ts';
import { watchRest } from './settling.ts';

const planted = plantedPages();

async function complaintsOf(script: string, limitMs?: number): Promise<string[]> {
  const page = await planted(`<main></main><script>${script}</script>`);
  const rest = await watchRest(page);
  await page.goto(SITE);
  return rest.complaints(limitMs);
}

test('a page that works for a moment, and has a clock, comes to rest', async () => {
  const script = `for (const end = Date.now() + 700; Date.now() < end; );
    setInterval(() => { document.title = new Date().toISOString(); }, 100);
    const long = []; for (let at = 0; at < 1000; at += 1) long.push(document.createElement("p"));
    document.querySelector("main").append(...long);`;
  expect(await complaintsOf(script)).toEqual([]);
});

test.each([
  [
    'draws itself again and again',
    `const again = new MessageChannel(); let times = 0;
     again.port1.onmessage = () => {
       for (const end = Date.now() + 20; Date.now() < end; ) document.querySelector("main").textContent = times += 1;
       again.port2.postMessage(0);
     };
     again.port2.postMessage(0);`,
    'it never rests: it keeps the browser busy',
  ],
  [
    'takes 50 MB a second',
    'const held = []; setInterval(() => held.push(new Array(65e4).fill(0.5)), 100);',
    'it leaks: at rest, it takes more and more memory',
  ],
  [
    'adds listeners',
    'setInterval(() => { for (let at = 0; at < 50; at += 1) addEventListener("resize", () => {}); }, 50);',
    'it never rests: it adds more and more event listeners',
  ],
  [
    'adds elements',
    'setInterval(() => { for (let at = 0; at < 200; at += 1) document.querySelector("main").append("text"); }, 50);',
    'it never rests: it adds more and more elements',
  ],
])('one that %s is found', async (_, script, complaint) => {
  expect(await complaintsOf(script, 2_000)).toContain(complaint);
});

test('one that goes on requesting is not done', async () => {
  await expect(complaintsOf('setInterval(() => fetch("/more"), 100);', 2_000)).rejects.toThrow(
    "it isn't done",
  );
});
