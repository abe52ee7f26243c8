import { demonstrationRoutes } from '@site/shared/contracts/identity';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { isLoopbackRequest } from '../../../network/loopback-request.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { findDemoAdmin } from './demo-accounts.ts';

/** How to sign in as the demonstration administrator, for browsers on this machine only. */
export const demonstrationModule =
  ({ config }: Pick<Context, 'config'>): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, demonstrationRoutes);

    serve('GET /v1/admins/demonstration', async (request) => {
      const shown = config.demo && isLoopbackRequest(request);
      const admin = shown ? await findDemoAdmin(config) : null;
      if (!admin) throw notFound("There's no demo administrator here.");
      return admin;
    });
  };
