import type { OauthProvider } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Tables } from '../../database/tables.ts';
import { notFound } from '../../errors/domain-error.ts';
import type { SessionUser } from '../../session/access-token.ts';
import { type Client, createSession, revokeSession } from '../../session/sessions.repository.ts';
import { refusalFrom } from './failure.ts';
import { useState } from './identities.repository.ts';
import { joinAccount } from './join-account.ts';
import type { Provider } from './provider.ts';
import { Refusal } from './refusal.ts';
import { same, TRIP_SECONDS, type Trip } from './trip.ts';

/** Sign-in through the providers that are configured. */
export function createOauthService(
  kysely: Kysely<Tables>,
  providers: Record<OauthProvider, Provider | null>,
) {
  const find = (name: OauthProvider): Provider => {
    const provider = providers[name];
    if (!provider) throw notFound(`Signing in through ${name} is not offered here.`);
    return provider;
  };

  return {
    /**
     * Where the person is sent, and what must be known when they come back.
     * @throws DomainError 404 where the provider is not configured; Refusal where it does not answer.
     */
    async begin(name: OauthProvider): Promise<{ consentPage: URL; trip: Trip }> {
      const provider = find(name);
      const trip = {
        provider: name,
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const consentPage = await provider.consentPage(trip).catch(refuse);
      return { consentPage, trip };
    },

    /**
     * The account of the person who has come back.
     * @param query of the address they came back to
     * @param trip what the browser kept; null where it kept nothing that counts
     * @throws DomainError 404 where the provider is not configured; Refusal otherwise.
     */
    async finish(
      name: OauthProvider,
      query: URLSearchParams,
      trip: Trip | null,
    ): Promise<{ id: string }> {
      const provider = find(name);
      if (trip?.provider !== name || !same(query.get('state') ?? '', trip.state))
        throw new Refusal('state');
      if (!(await useState(kysely, trip.state, TRIP_SECONDS))) throw new Refusal('state');
      const person = await provider.identify(query, trip).catch(refuse);
      return joinAccount(kysely, name, person);
    },

    /** Starts a session; `previous`, which the browser already had, ends. */
    async signIn(
      { id }: { id: string },
      client: Client,
      previous: SessionUser | null,
    ): Promise<{ user: SessionUser; refreshToken: string }> {
      if (previous) await revokeSession(kysely, previous.sessionId);
      return createSession(kysely, id, client);
    },
  };
}

const refuse = (error: unknown): never => {
  throw refusalFrom(error);
};
