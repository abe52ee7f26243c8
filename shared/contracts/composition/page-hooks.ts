/**
 * What the shell offers to programs beside it in the page, as properties of the global object: each under
 * `Symbol.for` of its name here.
 */
export const pageHooks = {
  /** Loads files of releases against their hashes; webpack's runtimes load their chunks with it. */
  files: 'site.files',
  /** Stops recording presses (shell/src/hydration/first-presses.js) and returns the controls that were pressed. */
  firstPresses: 'site.first-presses',
  /** On /test alone: `LoadEverything`. A release is loaded with it before it goes live. */
  loadEverything: 'site.load-everything',
} as const;

/**
 * Loads everything that a remote offers: its routes with their pages, and what it fills slots with.
 * Resolves with what could not be loaded, in words that name remote, stage and cause; empty if all is well.
 */
export type LoadEverything = (remote: string) => Promise<readonly string[]>;
