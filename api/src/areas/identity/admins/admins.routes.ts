import {
  administratorRoutes,
  adminPasswordRoutes,
  adminSessionRoutes,
  invitationRoutes,
  secondFactorRoutes,
} from '@site/shared/contracts/identity';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackRequest } from '../../../network/loopback-request.ts';
import { sendErrorWithDetail } from '../../../plugins/errors.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { clearCachedPages } from '../../../session/clear-cached-pages.ts';
import type { StartedSession } from './admins.service.ts';
import type { Admins } from './admins.ts';

/** Sign-in, sign-out and who is signed in, for administrators. A learner's session plays no part in it. */
export const adminsModule =
  (admins: Admins): FastifyPluginAsync =>
  async (app) => {
    const { service, guesses, cookie, tokenOf } = admins;
    const serve = serveRoutes(app, {
      ...adminSessionRoutes,
      ...adminPasswordRoutes,
    });

    const factsOf = (request: FastifyRequest) => ({
      previous: tokenOf(request),
      loopback: isLoopbackRequest(request),
      source: guesses.sourceOf(request),
    });

    const begin = (
      request: FastifyRequest,
      reply: FastifyReply,
      { admin, owner, token }: StartedSession,
    ) => {
      cookie.set(reply, token);
      guesses.remember(request, reply, owner);
      return reply.code(201).send(admin);
    };

    serve(
      'POST /v1/admins/auth/signin',
      async (request, reply) => {
        const outcome = await service.signIn(request.body, factsOf(request));
        return 'pending' in outcome
          ? reply.code(202).send(outcome)
          : begin(request, reply, outcome);
      },
      { errorHandler: sendErrorWithDetail },
    );
    serve(
      'POST /v1/admins/auth/code',
      async (request, reply) =>
        begin(request, reply, await service.signInWithCode(request.body, factsOf(request))),
      { errorHandler: sendErrorWithDetail },
    );
    serve('POST /v1/admins/auth/logout', async (request, reply) => {
      await service.signOut(tokenOf(request));
      cookie.clear(reply);
      clearCachedPages(reply);
      return {};
    });
    serve('GET /v1/admins/me', ({ admin }) => admin);
    serve('POST /v1/admins/auth/password', async (request) => {
      const { admin, body } = request;
      await service.reauthenticate(admin, body.password, guesses.sourceOf(request));
      return {};
    });
    serve('PUT /v1/admins/me/password', async (request, reply) => {
      const source = guesses.sourceOf(request);
      const owner = await service.changePassword(request.admin, request.body, source);
      guesses.remember(request, reply, owner);
      return {};
    });

    await app.register(secondFactorModule(admins));
    await app.register(administratorsRoutes(admins));
    await app.register(invitationsRoutes(admins));
  };

/** An administrator's own second factor: set up, renewed, turned off. */
const secondFactorModule =
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

/** Administrators, for owners of the site. */
const administratorsRoutes =
  ({ administrators: service }: Admins): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, administratorRoutes);

    serve('GET /v1/admin/administrators', () => service.list());
    serve('PATCH /v1/admin/administrators/{id}', async ({ admin, params, body }) => {
      await service.change(admin, params.id, body);
      return {};
    });
    serve('DELETE /v1/admin/administrators/{id}', async ({ admin, params }) => {
      await service.remove(admin, params.id);
      return {};
    });
  };

/** Invitations to administer the site: owners send them, and anyone who has one may accept it. */
const invitationsRoutes =
  ({ invitations: service }: Admins): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, invitationRoutes);

    serve('GET /v1/admin/invitations', () => service.list());
    serve('POST /v1/admin/invitations', async ({ admin, body }, reply) =>
      reply.code(201).send(await service.invite(admin, body)),
    );
    serve('DELETE /v1/admin/invitations/{id}', async ({ admin, params }) => {
      await service.withdraw(admin, params.id);
      return {};
    });
    serve('POST /v1/admins/invitation', async ({ body }, reply) =>
      reply.code(201).send(await service.accept(body)),
    );
  };
