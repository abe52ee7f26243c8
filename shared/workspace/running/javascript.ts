/** All that running JavaScript takes, loaded once something is about to be run. */
export {
  keepSiteJavaScript as keepEngine,
  siteJavaScript as siteEngine,
} from '../javascript/javascript.ts';
export * from './index.ts';
