export { asToBeTaken } from './as-to-be-taken.ts';
export { roadmapsModule } from './roadmaps.routes.ts';
export { createRoadmaps, type Roadmaps } from './roadmaps.service.ts';
