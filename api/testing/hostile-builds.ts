/** Pages as an attacker would ship them. */

/**
 * Gives builds the real `process`, which they aren't shown: one of the ways by which code in the same realm gets
 * everything. What they try with it is stopped by the confinement of their process.
 */
export const ESCAPE = `
const realProcess = () => new Promise((resolve) => {
  const { prototype } = require('events');
  const { emit } = prototype;
  prototype.emit = function (...event) {
    if (typeof this.reallyExit === 'function') resolve(this);
    return emit.apply(this, event);
  };
  setTimeout(() => { throw new Error('so that process.emit is called'); });
});
const builtin = async (name) => (await realProcess()).getBuiltinModule(name);
const heard = (emitter, name) =>
  new Promise((resolve, reject) => emitter.once(name, resolve).once('error', reject));`;

/** The targets that the tests set up. */
export interface Loot {
  /** A file with a secret. */
  file: string;
  /** A folder that anyone may write into. */
  folder: string;
  /** A port of this machine and a socket in the file system: both listen, and respond with a secret. */
  port: number;
  socket: string;
  /** A process of the API's user. */
  pid: number;
  /** A native add-on that Node can load. */
  addOn: string;
}

interface HostilePage {
  title: string;
  /** The body of an asynchronous function. It is held if the page doesn't come rendered with 'got'. */
  body: string;
  /**
   * What holds it: Node's switches, the system around the process if Node alone doesn't, or else what the API and the
   * program of its rendering processes do themselves, confined or not.
   */
  heldBy: 'node' | 'system' | 'program';
}

const page = (title: string, body: string): HostilePage => ({ title, body, heldBy: 'node' });
const outside = (title: string, body: string): HostilePage => ({ title, body, heldBy: 'system' });
const ours = (title: string, body: string): HostilePage => ({ title, body, heldBy: 'program' });

export const hostilePages = ({ file, folder, port, socket, pid, addOn }: Loot): HostilePage[] => [
  ours('requires fs', `return 'got ' + require('fs').readFileSync('${file}')`),
  ours('requires node:child_process', `return 'got ' + require('node:child_process')`),
  ours('imports a module of Node', `return 'got ' + (await import('node:fs'))`),
  page('evaluates text', `return 'got ' + eval('1 + 1')`),
  page('makes a function from text', `return 'got ' + (() => {}).constructor('return 2')()`),
  ours(
    'asks the constructor of what it was given for process',
    `return 'got ' + facts.constructor.constructor('return process')().getBuiltinModule('fs')`,
  ),
  page(
    'runs text in the context of the program',
    `return 'got ' + (await builtin('vm')).runInThisContext('eval("1")')`,
  ),
  page('reads a file', `return 'got ' + (await builtin('fs')).readFileSync('${file}')`),
  page(
    'reads a file later',
    `return 'got ' + (await (await builtin('fs/promises')).readFile('${file}'))`,
  ),
  page(
    'reads a file through a link that it makes',
    `const fs = await builtin('fs');
     fs.symlinkSync('${file}', '${folder}/link');
     return 'got ' + fs.readFileSync('${folder}/link')`,
  ),
  page(
    'reads a file by a path that leads out of a folder',
    `return 'got ' + (await builtin('fs')).readFileSync('/usr/../${file}')`,
  ),
  page('lists a folder', `return 'got ' + (await builtin('fs')).readdirSync('/')`),
  page('reads /proc', `return 'got ' + (await builtin('fs')).readFileSync('/proc/self/environ')`),
  page(
    'writes a file',
    `(await builtin('fs')).writeFileSync('${folder}/written', ''); return 'got'`,
  ),
  page(
    'writes what is in memory into a file',
    `return 'got ' + (await builtin('v8')).writeHeapSnapshot('${folder}/heap')`,
  ),
  page(
    'writes a report into a file',
    `return 'got ' + (await realProcess()).report.writeReport('${folder}/report')`,
  ),
  ours(
    'reads what the program inherited',
    `const fs = await builtin('fs');
     const all = [];
     for (let descriptor = 3; descriptor < 64; descriptor += 1) {
       try { if (fs.fstatSync(descriptor).isSocket()) all.push(descriptor); } catch {}
     }
     if (all.length === 0) throw new Error('nothing inherited');
     return 'got ' + all`,
  ),
  page('starts a program', `return 'got ' + (await builtin('child_process')).execSync('id')`),
  page('starts a copy of itself', `(await builtin('cluster')).fork(); return 'got'`),
  page(
    'starts a thread',
    `new (await builtin('worker_threads')).Worker('0', { eval: true }); return 'got'`,
  ),
  page('uses a binding', `return 'got ' + (await realProcess()).binding('fs')`),
  page(
    'loads a native add-on',
    `const loaded = { exports: {} };
     (await realProcess()).dlopen(loaded, '${addOn}');
     return 'got ' + Object.keys(loaded.exports)`,
  ),
  page(
    'loads a module through the loader of modules',
    `return 'got ' + (await builtin('module')).createRequire('/x.js')('fs').readFileSync('${file}')`,
  ),
  page('opens the inspector', `(await builtin('inspector')).open(0); return 'got'`),
  page(
    'gives WebAssembly a file system',
    `delete Object.prototype.polluted;
     return 'got ' + new (await builtin('wasi')).WASI({ version: 'preview1', preopens: { '/': '/' } })`,
  ),
  page(
    'turns the switches of the engine and evaluates text',
    `(await builtin('v8')).setFlagsFromString('--no-disallow-code-generation-from-strings');
     return 'got ' + (await builtin('child_process')).execSync('id')`,
  ),
  page(
    'looks for secrets in the environment',
    `const { env } = await realProcess();
     const found = Object.keys(env).filter((name) => !/^(PATH|PWD|OLDPWD|SHLVL|_)$/.test(name));
     if (found.length === 0) throw new Error('nothing found');
     return 'got ' + found`,
  ),
  ours(
    'looks for another page in memory',
    `const snapshot = (await builtin('v8')).getHeapSnapshot();
     let text = '';
     for await (const piece of snapshot) text += piece;
     if (!text.includes('sesame of' + ' another')) throw new Error('nothing found');
     return 'got it'`,
  ),
  outside(
    'opens a connection',
    `return 'got ' + (await heard((await builtin('net')).connect(${port}, '127.0.0.1'), 'data'))`,
  ),
  outside(
    'opens a socket in the file system',
    `return 'got ' + (await heard((await builtin('net')).connect('${socket}'), 'data'))`,
  ),
  outside(
    'sends a request',
    `const { statusCode } = await heard((await builtin('http')).get('http://127.0.0.1:${port}/'), 'response');
     return 'got ' + statusCode`,
  ),
  outside(
    'sends a datagram',
    `const sent = (await builtin('dgram')).createSocket('udp4');
     sent.send('x', ${port}, '127.0.0.1');
     setTimeout(() => sent.emit('error', new Error('no answer')), 1_000);
     return 'got ' + (await heard(sent, 'message'))`,
  ),
  outside(
    'looks up a name',
    `const names = new (await builtin('dns/promises')).Resolver({ timeout: 1_000, tries: 1 });
     names.setServers(['127.0.0.1:${port}']);
     return 'got ' + (await names.resolve4('example.com'))`,
  ),
  outside(
    'ends another process of its user',
    `(await realProcess()).kill(${pid}, 'SIGKILL'); return 'got'`,
  ),
  ours('ends its process', `(await realProcess()).exit()`),
  ours('ends its process by force', `(await realProcess()).abort()`),
  ours(
    'writes into the channel',
    `(await realProcess()).stdout.write('not of ours\\n'); await new Promise(() => {})`,
  ),
  ours(
    "says that another person's page is done",
    `const { stdout } = await realProcess();
     const result = { kind: 'page', status: 200, head: {}, html: 'got', stylesheets: [], state: null };
     for (let id = 0; id < 50; id += 1) if (id !== 1) stdout.write(JSON.stringify({ type: 'done', id, result }) + '\\n');
     await new Promise(() => {})`,
  ),
  ours(
    'writes a line without end',
    `const { stdout } = await realProcess(); for (;;) stdout.write('x'.repeat(1 << 20))`,
  ),
  ours(
    'writes messages without end',
    `const { stdout } = await realProcess(); for (;;) stdout.write('{"type":"pong"}\\n')`,
  ),
  ours(
    'makes calls without end',
    `await Promise.all(Array.from({ length: 100_000 }, (_, at) => facts().get('/v1/' + at))); return 'got'`,
  ),
  ours('leads to another site', `return { redirect: '//elsewhere.example' }`),
  ours('never ends', 'for (;;);'),
  ours('never ends between promises', 'for (;;) await null;'),
  ours('sleeps', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'),
  ours(
    'never ends in WebAssembly',
    `const loop = new Uint8Array([0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,7,5,1,1,102,0,0,10,9,1,7,0,3,64,12,0,11,11]);
     new WebAssembly.Instance(new WebAssembly.Module(loop)).exports.f(); return 'got'`,
  ),
  ours('calls itself', 'const again = () => again() + 1; again();'),
  ours(
    'takes memory beside the heap',
    'const all = []; for (;;) all.push(Buffer.alloc(1 << 26, 1))',
  ),
  ours(
    'takes memory in WebAssembly',
    'const all = []; for (;;) all.push(new WebAssembly.Memory({ initial: 16_384 }))',
  ),
];
