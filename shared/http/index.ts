export { configureHttp, http, loadHttp, onSessionExpired } from './client.ts';
export { dropPrefetchedData, servePrefetchedData } from './prefetched-data.ts';
export { fieldErrorsOf, messageOf, problemOf, responseOf, statusOf } from './problems.ts';
