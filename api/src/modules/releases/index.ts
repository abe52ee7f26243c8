export { frameHeaders } from './frame-policy.ts';
export { followManifest, type LiveManifest } from './live-manifest.ts';
export { releasesRoutes } from './releases.routes.ts';
