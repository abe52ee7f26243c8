export {
  configureHttp,
  type HttpClient,
  http,
  loadHttp,
  onFailedCall,
  onSessionExpired,
} from './client.ts';
export { dropPrefetchedData, servePrefetchedData } from './prefetched-data.ts';
export { fieldErrorsOf, messageOf, problemOf, responseOf, statusOf } from './problems.ts';
