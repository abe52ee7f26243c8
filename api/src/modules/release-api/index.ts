export { hasToken } from './holder.ts';
export { releaseApiModule } from './release-api.routes.ts';
export { type Followed, servedApprovals, servedBy, waiting } from './served-changes.ts';
