/** All that running Python takes, loaded once something is about to be run. */
export { keepSitePython as keepEngine, sitePython as siteEngine } from '../python/python.ts';
export * from './index.ts';
