export { activityModule } from './activity.routes.ts';
export { findProgressByRoadmap, findStreak } from './activity.service.ts';
