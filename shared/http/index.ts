export { configureHttp, http, onSessionExpired } from './client.ts';
export { fieldErrorsOf, messageOf, problemOf, statusOf } from './problems.ts';
