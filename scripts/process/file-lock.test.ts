import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { acquireLock } from './file-lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const address = pathToFileURL(join(__dirname, 'file-lock.mjs')).href;

/** A process that takes the lock, and releases it when its input ends. */
function other(name: string) {
  const log = JSON.stringify(join(folder, 'log'));
  const program = `
    import { appendFileSync } from 'node:fs';
    import { acquireLock } from ${JSON.stringify(address)};
    console.log('tries');
    const release = acquireLock(${JSON.stringify(file)});
    appendFileSync(${log}, '${name} began\\n');
    console.log('began');
    process.stdin.on('end', () => { appendFileSync(${log}, '${name} ended\\n'); release(); }).resume();
  `;
  return spawn(process.execPath, ['--input-type=module', '--eval', program]);
}

test('a second process waits until the first one has released it', async () => {
  const first = other('first');
  let said = '';
  for await (const words of first.stdout) {
    said += words;
    if (said.includes('began')) break;
  }
  const second = other('second');
  await once(second.stdout, 'data');
  first.stdin.end();
  await once(first, 'exit');
  second.stdin.end();
  await once(second, 'exit');
  expect(readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')).toEqual([
    ...['first began', 'first ended'],
    ...['second began', 'second ended'],
  ]);
  expect(existsSync(file)).toBe(false);
});

test("the lock of a process that was killed doesn't count", () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  const release = acquireLock(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  release();
  expect(existsSync(file)).toBe(false);
});
