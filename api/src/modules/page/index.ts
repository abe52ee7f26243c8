export { pageRoutes } from './page.routes.ts';
export type { RoadmapAnswers } from './page-data.ts';
