/**
 * Puts the previous version of a remote in the place of one that fails in this browser, there and then. Nobody loads
 * this until one has.
 */
export { healLoading } from './heal-loading.ts';
export { healRendered } from './heal-rendered.ts';
