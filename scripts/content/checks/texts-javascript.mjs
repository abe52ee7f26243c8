/**
 * The JavaScript of articles and of the texts of units runs, in a page whose body is the text's last HTML before it.
 * Each block is a program of its own; one that begins with "```javascript continued" goes on in the page of the block
 * before it, and "```javascript not-run" needs what a page without a network lacks: it is only parsed. What a program
 * prints must be what the `text` block behind it says, or else the comments of its lines, as in
 * `console.log(ways(5)); // 8`.
 */
import { format } from 'node:util';
import { Script } from 'node:vm';
import { transformSync } from 'esbuild';
import { JSDOM, VirtualConsole } from 'jsdom';
import { blocksOf, differenceOf } from '../text-blocks.mjs';

export const folders = ['articles', 'unit-texts'];
export const counted = 'blocks';

const SAID = /^ *console\.log\(.*\); \/\/ (.+)$/gm;

export async function check(folder, slugs) {
  const results = [];
  for (const slug of slugs) {
    const blocks = blocksOf(folder, slug);
    const scripts = blocks.filter(({ language }) => language === 'javascript');
    const failures = scripts.length > 0 ? await failuresOf(blocks) : [];
    results.push({ slug, count: scripts.length, failures });
  }
  return results;
}

async function failuresOf(blocks) {
  const failures = [];
  let html = '';
  let page;
  for (const [at, { language, mark, code, line }] of blocks.entries()) {
    if (language === 'html') html = code;
    if (language !== 'javascript') continue;
    if (mark !== 'continued') page = openPage(html);
    const next = blocks[at + 1];
    const said = next?.language === 'text' ? next.code.trim() : saidIn(code);
    const failure = mark === 'not-run' ? parse(code) : await run(page, code, said);
    if (failure) failures.push(`line ${line}: ${failure}`);
  }
  return failures;
}

const saidIn = (source) => [...source.matchAll(SAID)].map(([, said]) => said).join('\n');

/** A page without a network, with what happens in it. */
function openPage(html) {
  const happened = { printed: '', errors: [], timers: 0 };
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('log', (...values) => {
    happened.printed += `${format(...values)}\n`;
  });
  virtualConsole.on('jsdomError', ({ message }) => happened.errors.push(message));
  const dom = new JSDOM(`<!doctype html><body>${html}`, {
    runScripts: 'outside-only',
    virtualConsole,
  });
  const { window } = dom;
  const { setTimeout } = window;
  window.setTimeout = (callback, ...rest) => {
    if (typeof callback !== 'function') return setTimeout(callback, ...rest);
    happened.timers += 1;
    const [milliseconds, ...values] = rest;
    return setTimeout(() => {
      happened.timers -= 1;
      callback(...values);
    }, milliseconds);
  };
  return { context: dom.getInternalVMContext(), happened };
}

/** @returns what is wrong; null if it runs to its end and prints what it says */
async function run({ context, happened }, code, said) {
  happened.printed = '';
  const reject = (reason) => happened.errors.push(String(reason));
  process.on('unhandledRejection', reject);
  try {
    new Script(code, { filename: 'text.js' }).runInContext(context);
    // Node reports rejected promises between its own tasks.
    do await new Promise(setImmediate);
    while (happened.timers > 0);
  } catch (error) {
    return `${error.name}: ${error.message}`;
  } finally {
    process.off('unhandledRejection', reject);
  }
  return happened.errors.shift() ?? differenceOf(said, happened.printed.trim());
}

function parse(code) {
  try {
    transformSync(code, { format: 'esm' });
    return null;
  } catch (error) {
    return error.errors[0].text;
  }
}
