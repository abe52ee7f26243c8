import type { OauthProvider } from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import type { Owner } from '../../../limits/index.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import {
  type Client,
  createSession,
  type NewSession,
  revokeSession,
} from '../../../session/sessions.repository.ts';
import type { AccountMails } from '../auth/account-mails.ts';
import { findOwner, redeemState } from './identities.repository.ts';
import { linkAccount } from './link-account.ts';
import { OauthError, oauthErrorFrom } from './oauth-error.ts';
import { type OauthTransaction, TRANSACTION_SECONDS } from './oauth-transaction.ts';
import type { Provider } from './provider.ts';

/** Sign-in through the providers that are configured. */
export function createOauthService(
  kysely: Kysely<DB>,
  mails: AccountMails,
  providers: Record<OauthProvider, Provider | null>,
) {
  const find = (name: OauthProvider): Provider => {
    const provider = providers[name];
    if (!provider) throw notFound(`You can't log in with ${name} here.`);
    return provider;
  };

  return {
    /**
     * Where the person is sent, and what must be known when they come back.
     * @throws DomainError 404 if the provider is not configured; OauthError if it doesn't respond.
     */
    async begin(
      name: OauthProvider,
    ): Promise<{ authorizationUrl: URL; transaction: OauthTransaction }> {
      const provider = find(name);
      const transaction = {
        provider: name,
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const authorizationUrl = await provider.authorizationUrl(transaction).catch(fail);
      return { authorizationUrl, transaction };
    },

    /**
     * The account of the person who has come back.
     * @param query of the address they came back to
     * @param browser.transaction what it stored; null if it stored nothing that counts
     * @param browser.user who is signed in there
     * @throws DomainError 404 if the provider is not configured; OauthError otherwise.
     */
    async finish(
      name: OauthProvider,
      query: URLSearchParams,
      { transaction, user }: { transaction: OauthTransaction | null; user: SessionUser | null },
    ): Promise<{ id: string }> {
      const provider = find(name);
      if (transaction?.provider !== name || query.get('state') !== transaction.state)
        throw new OauthError('state');
      if (!(await redeemState(kysely, transaction.state, TRANSACTION_SECONDS)))
        throw new OauthError('state');
      const person = await provider.identify(query, transaction).catch(fail);
      return linkAccount(kysely, mails, { provider: name, person, user });
    },

    /**
     * Starts a session; `previous`, which the browser already had, ends.
     * @throws OauthError account-disabled.
     */
    async signIn(
      { id }: { id: string },
      client: Client,
      previous: SessionUser | null,
    ): Promise<NewSession & { owner: Owner | undefined }> {
      const session = await createSession(kysely, id, client).catch(fail);
      if (previous) await revokeSession(kysely, previous.sessionId);
      return { ...session, owner: await findOwner(kysely, id) };
    },
  };
}

const fail = (error: unknown): never => {
  throw oauthErrorFrom(error);
};
