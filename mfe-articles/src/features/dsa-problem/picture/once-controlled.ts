/**
 * Calls back as soon as a service worker keeps what this page asks for, which it never does in some browsers and on some
 * sites. Returns what stops waiting for that.
 */
export function onceControlled(callback: () => void): () => void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return () => {};
  const listener = () => {
    stop();
    callback();
  };
  const stop = () => serviceWorker.removeEventListener('controllerchange', listener);
  if (serviceWorker.controller) callback();
  else serviceWorker.addEventListener('controllerchange', listener);
  return stop;
}
