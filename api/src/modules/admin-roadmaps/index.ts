export { findRoadmapRows, findRowsOfRoadmaps } from './admin-roadmaps.repository.ts';
export { adminRoadmapsModule } from './admin-roadmaps.routes.ts';
