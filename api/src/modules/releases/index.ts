export { frameHeaders } from './frame-policy.ts';
export { type KeptFiles, keepFiles } from './kept-files.ts';
export { manifestWith, promote, type Version } from './live-changes.ts';
export { type FollowOptions, followManifest, type LiveManifest } from './live-manifest.ts';
export { findManifest, latestManifests } from './live-manifests.repository.ts';
export { knownVersions, missingFiles, storeFile, storeRelease } from './release-store.ts';
export { releasesRoutes } from './releases.routes.ts';
