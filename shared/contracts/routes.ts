import { adminReleaseRoutes } from './admin-releases.ts';
import { commentRoutes } from './comments.ts';
import { releaseHealthRoutes } from './release-health.ts';
import { releaseRoutes } from './release-routes.ts';
import { renderingRoutes } from './rendering-status.ts';

/** Every route of the API: what it serves, and what its clients may call. */
export const routes = {
  ...adminReleaseRoutes,
  ...commentRoutes,
  ...releaseHealthRoutes,
  ...releaseRoutes,
  ...renderingRoutes,
};
