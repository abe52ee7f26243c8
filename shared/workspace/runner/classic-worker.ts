/**
 * Browsers don't start a module worker from memory in a frame with an opaque origin, so ours is a classic
 * script. Pyodide refuses classic workers, which it recognises by importScripts. Nothing here needs that
 * function, so it is removed.
 */
Reflect.set(globalThis, 'importScripts', undefined);

/** When Python crashes, it fills the console with what the page already says in one sentence. */
console.error = () => undefined;

/** Unhandled rejections of a learner's program, such as fetching a package, don't concern the page either. */
addEventListener('unhandledrejection', (event) => event.preventDefault());
