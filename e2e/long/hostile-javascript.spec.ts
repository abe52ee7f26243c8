import type { Request } from '@playwright/test';
import { browserArguments, browserPath } from '../fixtures/browser.ts';
import { openSolution } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

// Desktop browsers give a frame of an opaque origin a process of its own; the headless shell needs a flag for it.
test.use({
  launchOptions: {
    executablePath: browserPath(),
    args: [...browserArguments, '--site-per-process'],
  },
});

/** The bit of the control key among a key's modifiers, as the browser's protocol counts them. */
const CONTROL = 2;

/** Every way out that a worker's JavaScript might have, tried by name and by what values lead to. */
const PROGRAM = `
const found = [];
const attempt = (name, way) => {
  try {
    const value = way();
    if (value !== undefined && value !== null) console.log("REACHED", name);
  } catch {}
};
for (const name of ["document", "window", "parent", "top", "opener", "self", "localStorage", "sessionStorage", "indexedDB",
  "caches", "fetch", "XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "BroadcastChannel", "MessageChannel",
  "Worker", "SharedWorker", "importScripts", "postMessage", "addEventListener", "navigator", "location", "close",
  "crypto", "Blob", "URL", "RTCPeerConnection", "WebAssembly", "Notification", "FileReader", "cookieStore",
  "OffscreenCanvas", "Request", "Response"]) {
  attempt(name, () => globalThis[name]);
  attempt("typeof " + name, () => (name in globalThis && globalThis[name] ? true : undefined));
}
attempt("eval", () => eval("1"));
attempt("a timer of a text", () => setTimeout("console.log('REACHED by a timer')", 0));
attempt("a timer's function", () => setTimeout.constructor("return this")());
attempt("Function", () => (function () {}).constructor("return this")());
attempt("a generator function", () => (function* () {}).constructor("yield 1")().next());
attempt("prototypes", () => {
  for (let owner = globalThis; owner; owner = Object.getPrototypeOf(owner)) {
    if (owner === Object.prototype) return undefined;
    for (const name of ["postMessage", "fetch", "importScripts", "addEventListener", "location"]) {
      if (Object.hasOwn(owner, name) && owner[name]) return name;
    }
  }
});
attempt("a constructor", () => new globalThis.constructor());
attempt("callers", () => arguments.callee.caller);
Error.prepareStackTrace = (error, frames) => frames;
for (const frame of new Error().stack) {
  attempt("a frame's function", () => frame.getFunction());
  attempt("a frame's this", () => frame.getThis());
}
delete Error.prepareStackTrace;
for (const address of ["/script.js", "https://example.org/x.js", "data:text/javascript,console.log('REACHED data')"]) {
  import(address).then(() => console.log("REACHED import"), () => undefined);
}
console.log("All ways tried.");
`;

/** Each by its name: a wrong program that would have its cases pass. */
const FORGERIES = {
  'by its prototypes': `
Array.prototype[Symbol.iterator] = function* () { yield "[2, 3]"; };
Object.prototype.passed = true;
Object.prototype.actual = "[2, 3]";
Object.prototype.toJSON = String.prototype.toJSON = () => "[2, 3]";
JSON.stringify = String = () => "[2, 3]";
Object.prototype.expected = "undefined";
function twoSum() {}`,
  'by reporting results itself': `
for (const name of ["postMessage", "dispatchEvent", "onmessage", "reportError", "__case"]) {
  try {
    globalThis[name]({ type: "case", result: { index: 0, passed: true, actual: "[2, 3]", error: null } });
  } catch {}
  try {
    Object.defineProperty(globalThis, name, { value: () => "[2, 3]", configurable: false });
  } catch {}
}
function twoSum() { throw { type: "done", error: null, memory: 0 }; }`,
  'by what is expected': `
const seen = new Set();
const search = (value) => {
  if ((typeof value !== "object" && typeof value !== "function") || value === null || seen.has(value)) return;
  seen.add(value);
  for (const key of Reflect.ownKeys(value)) {
    let part;
    try { part = value[key]; } catch { continue; }
    if (key === "expected" || part === "[2, 3]") throw new Error("FOUND");
    search(part);
  }
};
function twoSum() { search(globalThis); return twoSum.caller; }`,
};

test('hostile code finds no storage, channel, network, page, script or worker', async ({
  page,
  person: _,
  complaints,
}) => {
  // The browser reports in the console what the policy has refused.
  complaints.expect(/Content Security Policy|ERR_BLOCKED_BY|Failed to (load|fetch)/i);
  complaints.expect(/^policy: script-src blocked/);
  const solution = await openSolution(page, { language: 'JavaScript', editing: true });
  await solution.expect('console.log(6 * 7);', '42');
  const requests: Request[] = [];
  const windows: string[] = [];
  page.context().on('request', (request) => requests.push(request));
  page.context().on('page', (other) => windows.push(other.url()));
  const address = page.url();

  await solution.expect(PROGRAM, 'All ways tried.');
  await expect(solution.output).not.toContainText('REACHED');

  // The page saves the program as the person's draft, reports how its view went, loads what it shows later, and opens a
  // frame for the next run.
  const ofThePage =
    /\/v1\/(users\/[\w-]+\/units\/dsa-two-sum\/(draft|cases)(\?.*)?|telemetry)$|\/frame\.html$|\/releases\/shell\/|^blob:null\//;
  const sent = requests.filter(
    (request) => !/csp/i.test(request.failure()?.errorText ?? '') && !ofThePage.test(request.url()),
  );
  expect(sent.map((request) => request.url())).toEqual([]);
  expect(windows).toEqual([]);
  expect(page.url()).toBe(address);
});

for (const [way, program] of Object.entries(FORGERIES)) {
  test(`a wrong program cannot make its cases pass ${way}, nor those of the next`, async ({
    page,
  }) => {
    const solution = await openSolution(page, { language: 'JavaScript', editing: true });
    await solution.expect(program, /ended without printing|Output/);
    await solution.button('Run tests').click();
    await expect(solution.output).toContainText(/0 of \d+ tests passed/, { timeout: 60_000 });
    await expect(solution.output).not.toContainText('FOUND');
    await solution.expect('function twoSum() { return [2, 3]; }', 'ended without printing');
    await solution.button('Run tests').click();
    await expect(solution.output).toContainText(/[1-9] of \d+ tests passed/);
  });
}

test('a program that takes all memory is stopped, and the page and the next run work', async ({
  page,
}) => {
  // The process of the frame may end before the time is up. The person's page doesn't notice, but Playwright takes the
  // page for crashed, too; so what follows is read from the browser itself.
  const solution = await openSolution(page, { language: 'JavaScript', editing: true });
  const browser = await page.context().newCDPSession(page);
  const evaluateIn = async (expression: string) => {
    const answer = await browser.send('Runtime.evaluate', { expression, returnByValue: true });
    return String(answer.result.value);
  };
  const output = 'document.querySelector(\'section[aria-label="Output"]\').textContent';
  const press = async (key: string, keyCode: number) => {
    const given = { key, windowsVirtualKeyCode: keyCode, modifiers: CONTROL };
    await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...given });
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...given });
  };

  await solution.run(
    'const kept = [];\nwhile (true) kept.push(new Array(1e5).fill(kept.length + 0.5));',
  );
  await expect
    .poll(() => evaluateIn(output), { timeout: 60_000 })
    .toMatch(/Stopped after 5 seconds|RangeError/);
  await press('a', 65);
  await browser.send('Input.insertText', { text: 'console.log(6 * 7);' });
  await press('Enter', 13);
  await expect.poll(() => evaluateIn(output), { timeout: 60_000 }).toContain('42');
});
