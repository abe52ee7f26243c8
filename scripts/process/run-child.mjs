import { fork } from 'node:child_process';
import { onParentGone } from './follow-parent.mjs';

/**
 * Runs a script in its own process until it ends. It gets a signal to end when this process does, and when
 * npm, which started this process, is gone; it learns of this process's own death by its closed channel.
 * @param {object} options
 * @param {Record<string, string>} [options.env] what its environment has that this one doesn't set
 * @param {(message: object) => void} [options.onMessage] what the script says over its channel
 * @returns {Promise<number>} its exit code; 1 if a signal ended it
 */
export function runChild(file, { env = {}, onMessage = () => {} } = {}) {
  const child = fork(file, { stdio: 'inherit', env: { ...env, ...process.env } });
  // Ctrl+C reaches the child by itself if there is a terminal; a second request to end does no harm.
  const end = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  onParentGone(end);
  child.on('message', onMessage);
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
