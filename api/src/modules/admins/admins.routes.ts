import { admin, adminPasswordRequest, adminSigninRequest } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerErrorWithDetail } from '../../plugins/errors.ts';
import type { Admins } from './admins.ts';

/** Nothing to say beyond the status. */
const empty = z.object({});

/** Sign-in, sign-out and who is signed in, for administrators. A learner's session plays no part in it. */
export const adminsModule =
  ({ service, cookie, tokenOf }: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { ignoresSession: true };

    app.post(
      '/admins/auth/signin',
      {
        config: { ...config, limit: 'adminSignin' },
        errorHandler: answerErrorWithDetail,
        schema: { body: adminSigninRequest, response: { 201: admin } },
      },
      async (request, reply) => {
        const { admin, token } = await service.signIn(request.body, tokenOf(request));
        cookie.set(reply, token);
        return reply.code(201).send(admin);
      },
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
        await service.givePassword(tokenOf(request), request.body.password);
        return {};
      },
    );
  };
