/** All that running Python takes, loaded once somebody is about to run something. */
export { keepSitePython as keepEngine, sitePython as siteEngine } from '../python/site-python.ts';
export * from './index.ts';
