/** All that running JavaScript takes, loaded once somebody is about to run something. */
export {
  keepSiteJavaScript as keepEngine,
  siteJavaScript as siteEngine,
} from '../javascript/site-javascript.ts';
export * from './index.ts';
