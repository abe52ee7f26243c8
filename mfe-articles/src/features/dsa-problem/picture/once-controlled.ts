/**
 * Calls back as soon as a service worker caches this page's requests, which never happens in some browsers and on some
 * sites. Returns a function that stops waiting.
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
