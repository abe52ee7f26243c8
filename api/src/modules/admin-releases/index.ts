export { adminCanariesModule } from './admin-canaries.routes.ts';
export { adminReleasesModule } from './admin-releases.routes.ts';
export { adminViewsModule } from './admin-views.routes.ts';
