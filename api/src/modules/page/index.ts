export { ownPages } from './own-pages.ts';
export { ownerOf } from './owner.ts';
export { pageRoutes, runtimeConfig } from './page.routes.ts';
export { answersFor, type PageAnswers } from './page-answers.ts';
export { pageHeaders } from './policy.ts';
