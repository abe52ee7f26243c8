export { LOOK_SECONDS, watchCanaries } from './canary/evaluate-canary.ts';
export { openReleases, releasesApiRoutes, serveReleases } from './releases.ts';
export { respondedWithView } from './site-views/site-view.routes.ts';
export type { SiteViews } from './site-views/site-views.ts';
export { viewBanner } from './site-views/view-documents.ts';
export { leadOn } from './store/change-live.ts';
export { frameHeaders } from './store/frame-policy.ts';
export { integrityOf } from './store/integrity.ts';
export {
  type FollowedManifest,
  type FollowOptions,
  followManifest,
  type LiveManifest,
} from './store/live-manifest.ts';
export { signerOf } from './store/manifest-signer.ts';
export { deleteOldCounts } from './telemetry/page-views.repository.ts';
export type { Telemetry } from './telemetry/telemetry.ts';
export type { ReleaseTokens } from './tokens/release-tokens.ts';
