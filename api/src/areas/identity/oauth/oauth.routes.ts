import { type OauthFailure, oauthRoutes } from '@site/shared/contracts/identity';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Keys } from '../../../keys/derive-keys.ts';
import { createPasswordGuesses } from '../../../limits/index.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { AccessTokens } from '../../../session/access-token.ts';
import { clientOf } from '../../../session/client.ts';
import type { SessionReader } from '../../../session/session.plugin.ts';
import { sessionCookies } from '../../../session/session-cookies.ts';
import { createAccountMails } from '../auth/account-mails.ts';
import { createGithub } from './github.ts';
import { createGoogle } from './google.ts';
import { createOauthService } from './oauth.service.ts';
import { oauthErrorFrom } from './oauth-error.ts';
import { oauthTransactionCookie, readTransaction, signTransaction } from './oauth-transaction.ts';

/** The full-page way to a provider and back. The login page reports whatever goes wrong. */
export const oauthModule =
  (
    context: Context,
    keys: Pick<Keys, 'knownDevices' | 'oauthTransactions'>,
    { tokens, sessionOf }: { tokens: AccessTokens; sessionOf: SessionReader },
  ): FastifyPluginAsync =>
  async (app) => {
    const { config, database } = context;
    const guesses = createPasswordGuesses(context, keys, 'learner');
    const service = createOauthService(
      database.kysely,
      createAccountMails(config.publicUrl),
      providersOf(config),
    );
    const cookie = oauthTransactionCookie(config);
    const { access, refresh } = sessionCookies(config);

    const serve = serveRoutes(app, oauthRoutes);
    const ends = { endsSessions: true };

    const page = (path: string, query: Record<string, string>) =>
      `${config.publicUrl}${path}?${new URLSearchParams(query)}`;

    const toLogin = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
      if (error instanceof DomainError) throw error;
      // Whatever it is: the person is looking at a full page, where a JSON response would say nothing.
      const failure = oauthErrorFrom(error);
      if (worthKnowing.has(failure.reason)) request.log.warn({ err: failure }, 'sign-in failed');
      return reply.redirect(page('/auth/login', { error: failure.reason }));
    };

    serve(
      'GET /v1/oauth/{provider}',
      async (request, reply) => {
        try {
          const { authorizationUrl, transaction } = await service.begin(request.params.provider);
          cookie.set(reply, await signTransaction(transaction, keys.oauthTransactions));
          return reply.redirect(authorizationUrl.href);
        } catch (error) {
          return toLogin(request, reply, error);
        }
      },
      ends,
    );

    serve(
      'GET /v1/oauth/{provider}/callback',
      async (request, reply) => {
        cookie.clear(reply);
        try {
          const transaction = await readTransaction(
            cookie.valueOf(request),
            keys.oauthTransactions,
          );
          const session = await sessionOf(request);
          const user = session === 'expired' ? null : session;
          const account = await service.finish(request.params.provider, queryOf(request), {
            transaction,
            user,
          });
          const { owner, ...credentials } = await service.signIn(account, clientOf(request), user);
          access.set(reply, await tokens.sign(credentials));
          refresh.set(reply, credentials.refreshToken);
          if (owner) guesses.remember(request, reply, owner);
          // The page expects a token in its address. This one says only that there are cookies to refresh with.
          return reply.redirect(page('/auth/oauth/callback', { token: 'signed-in' }));
        } catch (error) {
          return toLogin(request, reply, error);
        }
      },
      ends,
    );
  };

/** What an operator may have to fix; the rest is the person's own doing. */
const worthKnowing = new Set<OauthFailure>(['provider-down', 'failed']);

const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://localhost').searchParams;

function providersOf({ oauth: { google, github }, publicUrl, apiBaseUrl }: Config) {
  const api = URL.canParse(apiBaseUrl) ? new URL(apiBaseUrl).origin : publicUrl;
  return {
    google: google && createGoogle(google, `${api}/v1/oauth/google/callback`),
    github: github && createGithub(github, `${api}/v1/oauth/github/callback`),
  };
}
