export { postsModule } from './posts.routes.ts';
export { createPosts, type Posts } from './posts.service.ts';
