export { configureHttp, http, onSessionExpired } from './client.ts';
export { dropPrefetchedData, servePrefetchedData } from './prefetched-data.ts';
export { fieldErrorsOf, messageOf, problemOf, statusOf } from './problems.ts';
