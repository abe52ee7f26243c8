export { adminReleasesModule } from './admin-releases.routes.ts';
