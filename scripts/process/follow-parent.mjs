const EVERY_MS = 500;

/**
 * Calls back once the process that started this one is gone, even when it was killed and could tell
 * nobody. Only under npm: whoever starts the script by hand may send it to the background and leave.
 */
export function onParentGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, EVERY_MS);
  timer.unref();
}
