import { account, signedIn, signinRequest, signupRequest } from '@site/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../app.ts';
import { signInRequired } from '../../errors/domain-error.ts';
import { signAccessToken } from '../../session/access-token.ts';
import { clientOf } from '../../session/client.ts';
import { requireUser } from '../../session/session.plugin.ts';
import { sessionCookies } from '../../session/session-cookies.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccountMails } from './account-mails.ts';
import { type Credentials, createAuthService } from './auth.service.ts';

/** Nothing to say beyond the status. */
const empty = z.object({});

/** Sign-up, sign-in, refresh, sign-out and who is signed in. */
export const authModule =
  (context: Context, secret: Buffer): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, database } = context;
    const service = createAuthService(database.kysely, createAccountMails(config.publicUrl));
    const { access, refresh } = sessionCookies(config);
    const standalone = { config: { ignoresSession: true } };

    const setCookies = (reply: FastifyReply, { user, refreshToken }: Credentials) => {
      access.set(reply, signAccessToken(user, secret));
      if (refreshToken) refresh.set(reply, refreshToken);
    };
    const clearCookies = (reply: FastifyReply) => {
      access.clear(reply);
      refresh.clear(reply);
    };
    const refreshToken = (request: FastifyRequest) => request.cookies[refresh.name];

    app.post(
      '/auth/signup',
      {
        config: { ignoresSession: true, limit: 'signup' },
        schema: { body: signupRequest, response: { 201: signedIn } },
      },
      async (request, reply) => reply.code(201).send(await service.signUp(request.body)),
    );

    app.post(
      '/auth/signin',
      {
        config: { ignoresSession: true, limit: 'signin' },
        schema: { body: signinRequest, response: { 201: signedIn } },
      },
      async (request, reply) => {
        const { account, credentials } = await service.signIn(request.body, {
          previous: refreshToken(request),
          client: clientOf(request),
        });
        setCookies(reply, credentials);
        return reply.code(201).send(account);
      },
    );

    app.post(
      '/auth/refresh',
      { ...standalone, schema: { response: { 200: empty } } },
      async (request, reply) => {
        const credentials = await service.refresh(refreshToken(request));
        if (!credentials) {
          // Cookies that no longer count would make every later call fail.
          clearCookies(reply);
          throw signInRequired();
        }
        setCookies(reply, credentials);
        return {};
      },
    );

    app.post(
      '/auth/logout',
      { ...standalone, schema: { response: { 200: empty } } },
      async (request, reply) => {
        await service.signOut(refreshToken(request));
        clearCookies(reply);
        return {};
      },
    );

    app.get('/auth/me', { schema: { response: { 200: account } } }, (request) =>
      service.currentUser(requireUser(request)),
    );

    await app.register(accountRoutes(context));
  };
