export { configureHttp, http, onSessionExpired } from './client.ts';
export { answerFirstCallsWith, forgetFirstAnswers } from './first-answers.ts';
export { fieldErrorsOf, messageOf, problemOf, statusOf } from './problems.ts';
