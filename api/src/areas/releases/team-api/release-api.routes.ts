import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import type { FollowedCanary } from '../canary/follow-canary.ts';
import type { SiteViews } from '../site-views/site-views.ts';
import type { FollowedManifest } from '../store/live-manifest.ts';
import type { ManifestStore } from '../store/live-manifests.repository.ts';
import { createReleaseTokens } from '../tokens/release-tokens.ts';
import { approvalsRoutes } from './approvals.routes.ts';
import { canariesRoutes } from './canaries.routes.ts';
import { liveRoutes } from './live.routes.ts';
import { publishRoutes } from './publish.routes.ts';
import { tokensRoutes } from './tokens.routes.ts';

export interface ReleaseApiOptions {
  store: ManifestStore;
  liveManifest: Partial<Pick<FollowedManifest, 'caughtUp'>>;
  siteViews: SiteViews;
  canary: Pick<FollowedCanary, 'caughtUp'>;
}

/** How teams release: `npm run mfe` calls it. A token counts instead of a session, and no cookie does. */
export const releaseApiModule =
  (
    context: Context,
    { store, liveManifest, siteViews, canary }: ReleaseApiOptions,
  ): FastifyPluginAsync =>
  async (app) => {
    const tokens = createReleaseTokens(context.database);
    await app.register(liveRoutes(store, liveManifest));
    await app.register(publishRoutes(store.kysely, siteViews));
    await app.register(canariesRoutes(context, { store, canary }));
    await app.register(approvalsRoutes(context, { store, liveManifest, canary }));
    await app.register(tokensRoutes(tokens));
  };
