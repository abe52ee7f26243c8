/** All that running C++ takes, loaded once something is about to be run. */
export { keepSiteCpp as keepEngine, siteCpp as siteEngine } from '../cpp/cpp.ts';
export * from './index.ts';
