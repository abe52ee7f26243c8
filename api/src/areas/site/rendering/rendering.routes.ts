import { renderingRoutes } from '@site/shared/contracts/site';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { LiveManifest } from '../../releases/index.ts';
import { findConfinement } from './confinement.ts';
import type { Renderer } from './renderer.ts';

interface Options {
  config: Pick<Config, 'renderers'>;
  liveManifest: LiveManifest;
  renderer: Renderer;
}

/** Whether this process renders what is live, for administrators. */
export const renderingModule =
  ({ config, liveManifest, renderer }: Options): FastifyPluginAsync =>
  async (app) => {
    serveRoutes(app, renderingRoutes)('GET /v1/admin/rendering', async () => {
      const live = await liveManifest.current().catch(() => null);
      const unrendered = live ? renderer.unrendered(live) : [];
      return {
        confinement: config.renderers > 0 ? (await findConfinement()).kind : null,
        unrendered: unrendered.map((unit) => ({ ...unit, since: unit.since.toISOString() })),
      };
    });
  };
