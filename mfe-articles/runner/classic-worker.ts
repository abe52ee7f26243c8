/**
 * Browsers start no module worker from memory in a frame of opaque origin, so ours is a classic script.
 * Pyodide refuses those and tells them by importScripts, which nothing here needs: it is taken away.
 */
Reflect.set(globalThis, 'importScripts', undefined);

/** When Python comes to an end it fills the console with what the page says in one sentence. */
console.error = () => undefined;

/** Nor does it concern the page what a program begins and leaves to fail, such as fetching a package. */
addEventListener('unhandledrejection', (event) => event.preventDefault());
