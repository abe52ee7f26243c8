export type { Author, LiveNow } from './change-live.ts';
export { collect } from './collect.ts';
export { diff } from './diff.ts';
export { frameHeaders } from './frame-policy.ts';
export { integrityOf } from './integrity.ts';
export { keepSigned, leadOn } from './keep-signed.ts';
export { type KeptFiles, keepFiles } from './kept-files.ts';
export {
  manifestWith,
  manifestWithCandidate,
  promote,
  promoteCandidate,
  promoteWithin,
  restore,
  rollBack,
  type Version,
} from './live-changes.ts';
export { findHistory } from './live-history.repository.ts';
export {
  type FollowedManifest,
  type FollowOptions,
  followManifest,
  type LiveManifest,
} from './live-manifest.ts';
export { latestSigned, lockLiveManifest, type ManifestStore } from './live-manifests.repository.ts';
export { type ManifestSigner, manifestSigner, signerOf } from './manifest-signer.ts';
export { type Forced, reasonOf, refuseProblems } from './proof.ts';
export { readManifest } from './read-manifest.ts';
export { refusedRelease } from './refusals.ts';
export { missingFiles, storeFile } from './release-files.repository.ts';
export { listReleases } from './release-list.ts';
export { releaseProblems } from './release-problems.ts';
export { knownVersions, removedFrom, storeRelease } from './release-store.ts';
export { releasesRoutes } from './releases.routes.ts';
export { withdraw, withoutWithdrawn } from './withdrawal.ts';
