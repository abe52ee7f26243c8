import { renderingStatus } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../../config/config.ts';
import type { Admins } from '../admins/index.ts';
import type { LiveManifest } from '../releases/index.ts';
import { findConfinement } from './confinement.ts';
import type { Renderer } from './renderer.ts';

interface Options {
  config: Pick<Config, 'renderers'>;
  admins: Admins;
  liveManifest: LiveManifest;
  renderer: Renderer;
}

/** Whether this process renders what is live, for administrators. */
export const renderingModule =
  ({ config, admins, liveManifest, renderer }: Options): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/admin/rendering',
      { config: { ignoresSession: true }, schema: { response: { 200: renderingStatus } } },
      async (request) => {
        await admins.requireAdmin(admins.tokenOf(request));
        const live = await liveManifest.current().catch(() => null);
        const unrendered = live ? renderer.unrendered(live) : [];
        return {
          confinement: config.renderers > 0 ? (await findConfinement()).kind : null,
          unrendered: unrendered.map((unit) => ({ ...unit, since: unit.since.toISOString() })),
        };
      },
    );
  };
