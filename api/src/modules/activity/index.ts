export { activityModule } from './activity.routes.ts';
export { countByDay, findProgressByRoadmap, findStreak } from './activity.service.ts';
export { streakOf } from './streak.ts';
