export { FORMER } from './comment-answers.ts';
export { deleteCommentsOf, lockCommentsOf } from './comments.repository.ts';
export { commentsModule } from './comments.routes.ts';
export { commentGone } from './comments.service.ts';
