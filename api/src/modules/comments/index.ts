export { FORMER } from './comment-answers.ts';
export { commentsModule } from './comments.routes.ts';
export { commentGone } from './comments.service.ts';
