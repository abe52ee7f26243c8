export { syndicationRoutes } from './syndication.routes.ts';
