import { type OauthFailure, oauthParams } from '@site/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../app.ts';
import type { Config } from '../../config.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { signAccessToken } from '../../session/access-token.ts';
import { clientOf } from '../../session/client.ts';
import { sessionReader } from '../../session/session.plugin.ts';
import { sessionCookies } from '../../session/session-cookies.ts';
import { refusalFrom } from './failure.ts';
import { createGithub } from './github.ts';
import { createGoogle } from './google.ts';
import { createOauthService } from './oauth.service.ts';
import { openTrip, sealTrip } from './trip.ts';
import { tripCookie } from './trip-cookie.ts';

/** A redirect has nothing to say beyond its address. */
const nothing = z.string();

const route = {
  config: { ignoresSession: true },
  schema: { params: oauthParams, response: { 302: nothing } },
};

/** The full-page way to a provider and back. Whatever goes wrong is told by the login page. */
export const oauthModule =
  ({ config, database }: Context, secret: Buffer): FastifyPluginAsyncZod =>
  async (app) => {
    const service = createOauthService(database.kysely, providersOf(config));
    const kept = tripCookie(config);
    const { access, refresh } = sessionCookies(config);
    const sessionOf = sessionReader(config, secret);

    const page = (path: string, query: Record<string, string>) =>
      `${config.publicUrl}${path}?${new URLSearchParams(query)}`;

    const toLogin = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
      if (error instanceof DomainError) throw error;
      // Whatever it is: a person stands at a full page, where a JSON answer would say nothing.
      const refusal = refusalFrom(error);
      if (worthKnowing.has(refusal.reason)) request.log.warn({ err: refusal }, 'sign-in failed');
      return reply.redirect(page('/auth/login', { error: refusal.reason }));
    };

    app.get('/oauth/:provider', route, async (request, reply) => {
      try {
        const { consentPage, trip } = await service.begin(request.params.provider);
        kept.set(reply, sealTrip(trip, secret));
        return reply.redirect(consentPage.href);
      } catch (error) {
        return toLogin(request, reply, error);
      }
    });

    app.get('/oauth/:provider/callback', route, async (request, reply) => {
      const trip = openTrip(request.cookies[kept.name] ?? '', secret);
      kept.clear(reply);
      try {
        const account = await service.finish(request.params.provider, queryOf(request), trip);
        const session = sessionOf(request);
        const previous = session === 'expired' ? null : session;
        const credentials = await service.signIn(account, clientOf(request), previous);
        access.set(reply, signAccessToken(credentials.user, secret));
        refresh.set(reply, credentials.refreshToken);
        // The page expects a token in its address. This one says only that there are cookies to ask by.
        return reply.redirect(page('/auth/oauth/callback', { token: 'signed-in' }));
      } catch (error) {
        return toLogin(request, reply, error);
      }
    });
  };

/** What an operator may have to mend; the rest is the person's own doing. */
const worthKnowing = new Set<OauthFailure>(['provider-down', 'failed']);

const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://localhost').searchParams;

function providersOf({ oauth: { google, github }, publicUrl, apiBaseUrl }: Config) {
  const api = URL.canParse(apiBaseUrl) ? new URL(apiBaseUrl).origin : publicUrl;
  return {
    google: google && createGoogle(google, `${api}/v1/oauth/google/callback`),
    github: github && createGithub(github, `${api}/v1/oauth/github/callback`),
  };
}
