/**
 * Replaces a version of a remote that fails in this browser with the previous one, there and then. Nobody loads
 * this until one has.
 */
export { healLoading } from './heal-loading.ts';
export { healRendered } from './heal-rendered.ts';
