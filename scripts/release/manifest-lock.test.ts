import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { projectPath } from '../webpack/paths.mjs';
import { withManifestLock } from './manifest-lock.ts';

let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  process.env.RELEASES_DIR = folder;
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  delete process.env.RELEASES_DIR;
  await rm(folder, { recursive: true });
});

/** Is there while a process that this test started has the lock. */
const sign = () => join(folder, 'taken');

/** A process that takes the lock and gives it back when its input ends. */
function startHolder(): ChildProcess {
  const lock = JSON.stringify(projectPath('scripts/release/manifest-lock.ts'));
  const program = `
    import { once } from 'node:events';
    import { rmSync, writeFileSync } from 'node:fs';
    import { withManifestLock } from ${lock};
    await withManifestLock(async () => {
      writeFileSync(process.argv[1], '');
      await once(process.stdin.resume(), 'end');
      rmSync(process.argv[1]);
    });`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program, sign()],
    {
      cwd: projectPath(''),
      env: { ...process.env, RELEASES_DIR: folder },
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  children.push(child);
  return child;
}

/** Blocks this whole process, so that nothing here goes on before the other one has the lock. */
function waitUntilTaken() {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(sign())) Atomics.wait(cell, 0, 0, 10);
}

/** Leaves a lock behind whose owner is gone. */
async function abandonLock() {
  const child = startHolder();
  waitUntilTaken();
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  await rm(sign());
}

test('a lock that was judged abandoned and has a new owner since is left alone', async () => {
  await abandonLock();
  const kill = process.kill;
  let next: ChildProcess | undefined;
  jest.spyOn(process, 'kill').mockImplementation((owner, signal) => {
    if (next) next.stdin?.end();
    else {
      // The process that waits here has seen that the lock is abandoned; meanwhile another takes it.
      next = startHolder();
      waitUntilTaken();
    }
    return kill(owner, signal);
  });
  const takenByBoth = await withManifestLock(async () => existsSync(sign()));
  expect(next).toBeDefined();
  expect(takenByBoth).toBe(false);
});

test('of many who find an abandoned lock, one at a time has it', async () => {
  await abandonLock();
  let holders = 0;
  const seen: number[] = [];
  const work = async () => {
    holders += 1;
    for (let turns = 0; turns < 20; turns += 1) {
      await turn();
      seen.push(holders);
    }
    holders -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => withManifestLock(work)));
  expect(seen).toHaveLength(20 * 20);
  expect(Math.max(...seen)).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});
