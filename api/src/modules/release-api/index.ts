export { releaseApiModule } from './release-api.routes.ts';
