import { secondFactorRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { Admins } from './admins.ts';

/** An administrator's own second factor: set up, renewed, turned off. */
export const secondFactorModule =
  ({ secondFactor: service, guesses: { sourceOf } }: Admins): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, secondFactorRoutes);

    serve('GET /v1/admins/me/second-factor', ({ admin }) => service.status(admin));
    serve('POST /v1/admins/me/second-factor', (request) =>
      service.begin(request.admin, request.body.password, sourceOf(request)),
    );
    serve('POST /v1/admins/me/second-factor/confirm', ({ admin, body }) =>
      service.confirm(admin, body.code),
    );
    serve('POST /v1/admins/me/second-factor/recovery-codes', (request) =>
      service.renewRecoveryCodes(request.admin, request.body, sourceOf(request)),
    );
    serve('POST /v1/admins/me/second-factor/off', async (request) => {
      await service.turnOff(request.admin, request.body, sourceOf(request));
      return {};
    });
  };
