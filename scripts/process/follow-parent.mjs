import { spawnSync } from 'node:child_process';

const EVERY_MS = 500;

/**
 * Calls back once npm, which started this process, is gone, even when it was killed and could send
 * no signal. Only under npm: a script that's started by hand may go to the background and outlive its terminal.
 */
export function onParentGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const ancestors = ancestorsUpToNpm();
  const timer = setInterval(() => {
    if (ancestors.every(isAlive)) return;
    clearInterval(timer);
    callback();
  }, EVERY_MS);
  timer.unref();
}

/** npm may start scripts through a shell, and that shell outlives an npm that is killed. */
function ancestorsUpToNpm() {
  const [grandparent, command = ''] = describeProcess(process.ppid);
  const isShell = /(^|\/)-?(ba|da|z)?sh$/.test(command);
  return isShell ? [process.ppid, Number(grandparent)] : [process.ppid];
}

/** The parent and the command of a process, as `ps` knows them; nothing if there is no `ps`. */
function describeProcess(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  return (stdout ?? '').trim().split(/\s+/);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
