'use strict';
/**
 * The program of a rendering process: evaluates the server builds of a page's units and renders pages. It speaks with
 * the API in lines of JSON over standard input and output (messages.ts); the API believes nothing of what it says.
 *
 * One file that needs nothing but Node: it is all that such a process may read (confinement.ts).
 */
const { Console } = require('node:console');
const { compileFunction } = require('node:vm');

const host = process;
const { stdin, stdout, stderr } = host;

// What a page throws later, where nobody catches it, is the page's matter: it comes to its end, or is given up.
host.on('uncaughtException', (error) => stderr.write(`${textOf(error)}\n`));
// The API ends this process. Signals of a terminal go to it, too.
for (const signal of ['SIGINT', 'SIGTERM']) host.on(signal, () => {});

globalThis.console = new Console(stderr);
/*
 * Builds see none of Node but what the API allows. This stops honest code from coming to need more; what confines
 * dishonest code is around the process.
 */
globalThis.process = { env: { NODE_ENV: 'production' }, nextTick: host.nextTick };
for (const name of ['fetch', 'WebSocket', 'EventSource']) delete globalThis[name];

const send = (message) => stdout.write(`${JSON.stringify(message)}\n`);
const textOf = (error) => (error instanceof Error ? error.message : String(error)).slice(0, 1_000);

/** What has been evaluated, by unit. */
const builds = new Map();
/** Release manifests of the pages to render, by id. The API sends each once. */
const manifests = new Map();
let site;

function load({ units, builtins, ...facts }) {
  site = facts;
  for (const { unit, name, source } of units) {
    try {
      builds.set(unit, evaluate({ name, source, builtins }));
    } catch (error) {
      send({ type: 'unloadable', unit, problem: textOf(error) });
      return host.exit(1);
    }
  }
  send({ type: 'ready' });
}

/** A remote's build takes from the shell's what a remote takes from the shell in a browser. */
function evaluate({ name, source, builtins }) {
  const provided = builds.get('shell')?.provides ?? {};
  const module = { exports: {} };
  const take = (specifier) => {
    if (Object.hasOwn(provided, specifier)) return provided[specifier];
    if (builtins.includes(specifier.replace(/^node:/, ''))) return require(specifier);
    throw new Error(
      `${name} requires ${specifier}, which neither the shell nor the renderer provides`,
    );
  };
  const evaluateIn = compileFunction(source, ['require', 'module', 'exports'], { filename: name });
  evaluateIn(take, module, module.exports);
  return module.exports;
}

const running = new Map();
const calls = new Map();
let lastCall = 0;

/** What every piece of work of a server build is given. */
const factsOf = (id, manifestId) => ({
  boot: { releaseManifest: manifests.get(manifestId), config: site.config },
  get: (address) =>
    new Promise((resolve) => {
      lastCall += 1;
      calls.set(lastCall, { id, resolve });
      send({ type: 'get', id, call: lastCall, address });
    }),
});

/** A response that isn't JSON is passed on as it is. */
function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function answer({ call, status, json }) {
  const waiting = calls.get(call);
  calls.delete(call);
  waiting?.resolve({ status, data: parsed(json) });
}

const work = {
  page({ id, signal, manifestId, ...job }) {
    const facts = factsOf(id, manifestId);
    const remotes = Object.keys(facts.boot.releaseManifest.remotes).map((name) => [
      name,
      builds.get(name) ?? {},
    ]);
    return builds.get('shell').render({
      ...facts,
      ...job,
      publicUrl: site.publicUrl,
      remotes: Object.fromEntries(remotes),
      summarise: (summary) => send({ type: 'summary', id, summary }),
      signal,
    });
  },

  async sitemap({ id, manifestId, unit }) {
    const remotes = unit === 'shell' ? {} : { [unit]: builds.get(unit) };
    const { sitemapOf } = builds.get('shell');
    return {
      kind: 'sitemap',
      entries: await sitemapOf({ ...factsOf(id, manifestId), unit, remotes }),
    };
  },
};

async function render({ id, job }) {
  const over = new AbortController();
  running.set(id, over);
  const abandoned = new Promise((_, reject) => {
    over.signal.addEventListener('abort', () => reject(over.signal.reason));
  });
  try {
    const { kind, ...facts } = job;
    const result = work[kind]({ ...facts, id, signal: over.signal });
    send({ type: 'done', id, result: await Promise.race([result, abandoned]) });
  } catch (error) {
    send({ type: 'failed', id, problem: textOf(error) });
  } finally {
    running.delete(id);
    for (const [call, waiting] of calls) if (waiting.id === id) calls.delete(call);
  }
}

const hear = {
  load,
  render,
  answer,
  manifest: ({ manifest }) => manifests.set(manifest.manifestId, manifest),
  forget: ({ manifestId }) => manifests.delete(manifestId),
  abandon: ({ id }) => running.get(id)?.abort(new Error('It was given up.')),
  ping: () => send({ type: 'pong' }),
};

let pieces = [];
stdin.setEncoding('utf8');
stdin.on('data', (text) => {
  const [first, ...lines] = text.split('\n');
  pieces.push(first);
  for (const line of lines) {
    const message = JSON.parse(pieces.join(''));
    pieces = [line];
    void hear[message.type](message);
  }
});
stdin.on('end', () => host.exit(0));
