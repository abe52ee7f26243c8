export { postsModule } from './posts.routes.ts';
