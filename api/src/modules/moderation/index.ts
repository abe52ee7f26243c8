export { moderationModule } from './moderation.routes.ts';
