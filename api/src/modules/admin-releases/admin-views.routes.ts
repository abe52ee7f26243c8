import { newPreview, pastView, pastViewBegun, releasePreview } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Admins } from '../admins/index.ts';
import type { SiteViews } from '../site-views/index.ts';

interface Options {
  admins: Admins;
  siteViews: Pick<SiteViews, 'anyPast' | 'enter' | 'override'>;
}

/**
 * The site as it was, for administrators: of any age, while `?manifest=` opens the last days to everybody. Their cookie
 * goes to calls alone, so it's a call that begins the view. And as it would be with another version, for owners, who
 * make that live or approve it: they get the link that its team gets.
 */
export const adminViewsModule =
  ({ admins, siteViews }: Options): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/admin/releases/views',
      {
        config: { ignoresSession: true },
        schema: { body: pastView, response: { 200: pastViewBegun } },
      },
      async (request, reply) => {
        await admins.requireAdmin(admins.tokenOf(request));
        const view = await siteViews.anyPast(request.body.manifestId);
        siteViews.enter(reply, view);
        return { until: new Date(view.until * 1000).toISOString() };
      },
    );
    app.post(
      '/admin/releases/previews',
      {
        config: { ignoresSession: true },
        schema: { body: newPreview, response: { 200: releasePreview } },
      },
      async (request) => {
        await admins.requireOwner(admins.tokenOf(request));
        const { unit, version } = request.body;
        const { until, ...preview } = await siteViews.override(unit, version);
        return { ...preview, until: until.toISOString() };
      },
    );
  };
