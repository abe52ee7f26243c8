export { releaseApiModule } from './release-api.routes.ts';
export { servedBy } from './served-changes.ts';
