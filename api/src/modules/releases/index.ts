export { frameHeaders } from './frame-policy.ts';
export { followSet, type LiveSet } from './live-set.ts';
export { releasesRoutes } from './releases.routes.ts';
