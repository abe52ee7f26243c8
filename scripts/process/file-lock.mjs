/** A lock that processes of one machine share. Uses Node alone: nothing may be installed yet. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const AGAIN_MS = 200;

/**
 * Waits until no other process holds the lock, and takes it until it's released or the process ends. The lock of a
 * process that was killed doesn't count.
 * @param {string} file it exists as long as a process holds the lock
 * @returns {() => void} releases it
 */
export function acquireLock(file) {
  while (!create(file)) {
    if (isRunning(holderOf(file))) sleep(AGAIN_MS);
    else rmSync(file, { force: true });
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

function create(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** 0 if it has just been released. */
function holderOf(file) {
  try {
    // Empty for the moment between its creation and its first byte.
    return Number(readFileSync(file, 'utf8')) || process.pid;
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
