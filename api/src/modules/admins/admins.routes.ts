import {
  admin,
  adminCodeRequest,
  adminPasswordRequest,
  adminSigninRequest,
  changeAdminPasswordRequest,
  codeWanted,
} from '@site/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { isFromOwnMachine } from '../../own-machine.ts';
import { answerErrorWithDetail } from '../../plugins/errors.ts';
import { administratorsRoutes } from './administrators.routes.ts';
import type { StartedSession } from './admins.service.ts';
import type { Admins } from './admins.ts';
import { invitationsRoutes } from './invitations.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

/** Nothing to say beyond the status. */
const empty = z.object({});

/** Sign-in, sign-out and who is signed in, for administrators. A learner's session plays no part in it. */
export const adminsModule =
  (admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const { service, guesses, cookie, tokenOf } = admins;
    const config = { ignoresSession: true };

    const asking = (request: FastifyRequest) => ({
      previous: tokenOf(request),
      ownMachine: isFromOwnMachine(request),
      place: guesses.placeOf(request),
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

    app.post(
      '/admins/auth/signin',
      {
        config: { ...config, limit: 'adminSignin' },
        errorHandler: answerErrorWithDetail,
        schema: { body: adminSigninRequest, response: { 201: admin, 202: codeWanted } },
      },
      async (request, reply) => {
        const outcome = await service.signIn(request.body, asking(request));
        return 'pending' in outcome
          ? reply.code(202).send(outcome)
          : begin(request, reply, outcome);
      },
    );

    app.post(
      '/admins/auth/code',
      {
        config: { ...config, limit: 'adminCode' },
        errorHandler: answerErrorWithDetail,
        schema: { body: adminCodeRequest, response: { 201: admin } },
      },
      async (request, reply) =>
        begin(request, reply, await service.signInWithCode(request.body, asking(request))),
    );

    app.post(
      '/admins/auth/logout',
      { config, schema: { response: { 200: empty } } },
      async (request, reply) => {
        await service.signOut(tokenOf(request));
        cookie.clear(reply);
        return {};
      },
    );

    app.get('/admins/me', { config, schema: { response: { 200: admin } } }, (request) =>
      service.currentAdmin(tokenOf(request)),
    );

    app.post(
      '/admins/auth/password',
      {
        config: { ...config, limit: 'adminPassword' },
        schema: { body: adminPasswordRequest, response: { 200: empty } },
      },
      async (request) => {
        const { password } = request.body;
        await service.reauthenticate(tokenOf(request), password, guesses.placeOf(request));
        return {};
      },
    );

    app.put(
      '/admins/me/password',
      {
        config: { ...config, limit: 'adminPassword' },
        schema: { body: changeAdminPasswordRequest, response: { 200: empty } },
      },
      async (request, reply) => {
        const place = guesses.placeOf(request);
        const owner = await service.changePassword(tokenOf(request), request.body, place);
        guesses.remember(request, reply, owner);
        return {};
      },
    );

    await app.register(secondFactorRoutes(admins));
    await app.register(administratorsRoutes(admins));
    await app.register(invitationsRoutes(admins));
  };
