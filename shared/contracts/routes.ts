import { adminReleaseRoutes } from './admin-releases.ts';
import { callbackRoutes } from './callbacks.ts';
import { commentRoutes } from './comments.ts';
import { dataExportRoutes } from './data-export.ts';
import { avatarRoutes } from './profile.ts';
import { progressImportRoutes } from './progress-import.ts';
import { profileRoutes } from './public-profiles.ts';
import { releaseHealthRoutes } from './release-health.ts';
import { releaseRoutes } from './release-routes.ts';
import { renderingRoutes } from './rendering-status.ts';

/** Every route of the API: what it serves, and what its clients may call. */
export const routes = {
  ...adminReleaseRoutes,
  ...avatarRoutes,
  ...callbackRoutes,
  ...commentRoutes,
  ...dataExportRoutes,
  ...profileRoutes,
  ...progressImportRoutes,
  ...releaseHealthRoutes,
  ...releaseRoutes,
  ...renderingRoutes,
};
