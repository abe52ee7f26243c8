import { adminReleaseRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { SiteViews } from '../site-views/site-views.ts';

interface Options {
  siteViews: Pick<SiteViews, 'anyPast' | 'enter' | 'override'>;
}

/**
 * The site as it was, for administrators: of any age, while `?manifest=` opens the last days to everyone. Their cookie
 * goes to calls alone, so it's a call that begins the view. And as it would be with another version, for owners, who
 * make that live or approve it: they get the link that its team gets.
 */
export const adminViewsModule =
  ({ siteViews }: Options): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, adminReleaseRoutes);

    serve('POST /v1/admin/releases/views', async ({ body }, reply) => {
      const view = await siteViews.anyPast(body.manifestId);
      siteViews.enter(reply, view);
      return { until: new Date(view.until * 1000).toISOString() };
    });
    serve('POST /v1/admin/releases/previews', async ({ body: { unit, version } }) => {
      const { until, ...preview } = await siteViews.override(unit, version);
      return { ...preview, until: until.toISOString() };
    });
  };
