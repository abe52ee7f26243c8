import { authRoutes } from '@site/shared/contracts/identity';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import type { Keys } from '../../../keys/derive-keys.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { AccessTokens } from '../../../session/access-token.ts';
import { clearCachedPages } from '../../../session/clear-cached-pages.ts';
import { clientOf } from '../../../session/client.ts';
import { sessionCookies } from '../../../session/session-cookies.ts';
import { createAbuseProtection } from './abuse-protection.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccountMails } from './account-mails.ts';
import { type Credentials, createAuthService } from './auth.service.ts';

/** Sign-up, sign-in, refresh, sign-out and who is signed in. */
export const authModule =
  (context: Context, keys: Pick<Keys, 'knownDevices'>, tokens: AccessTokens): FastifyPluginAsync =>
  async (app) => {
    const { config, database } = context;
    const protection = createAbuseProtection(context, keys);
    const { guesses } = protection;
    const mails = createAccountMails(config.publicUrl);
    const service = createAuthService(database.kysely, mails, protection);
    const { access, refresh } = sessionCookies(config);
    const serve = serveRoutes(app, authRoutes);
    const ends = { endsSessions: true };

    const setCookies = async (reply: FastifyReply, credentials: Credentials) => {
      access.set(reply, await tokens.sign(credentials));
      if (credentials.refreshToken) refresh.set(reply, credentials.refreshToken);
    };
    const clearCookies = (reply: FastifyReply) => {
      access.clear(reply);
      refresh.clear(reply);
      clearCachedPages(reply);
    };
    const refreshToken = (request: FastifyRequest) => request.cookies[refresh.name];

    serve('POST /v1/auth/signup', async ({ body }, reply) =>
      reply.code(201).send(await service.signUp(body)),
    );

    serve(
      'POST /v1/auth/signin',
      async (request, reply) => {
        const { account, owner, credentials } = await service.signIn(request.body, {
          previous: refreshToken(request),
          client: clientOf(request),
          source: guesses.sourceOf(request),
        });
        await setCookies(reply, credentials);
        guesses.remember(request, reply, owner);
        return reply.code(201).send(account);
      },
      ends,
    );

    serve(
      'POST /v1/auth/refresh',
      async (request, reply) => {
        const token = refreshToken(request);
        const credentials = await service.refresh(token, request.id);
        if (!credentials) {
          // Cookies that no longer count would make every later call fail.
          clearCookies(reply);
          throw await service.refusalOf(token);
        }
        await setCookies(reply, credentials);
        return {};
      },
      ends,
    );

    serve(
      'POST /v1/auth/logout',
      async (request, reply) => {
        await service.signOut(refreshToken(request));
        clearCookies(reply);
        return {};
      },
      ends,
    );

    serve('GET /v1/auth/me', ({ user }) => service.currentUser(user));

    await app.register(accountRoutes(context, protection, setCookies));
  };
