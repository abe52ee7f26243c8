import { allowInsecureRequests, type Configuration } from 'openid-client';
import type { OauthTransaction } from './oauth-transaction.ts';

/** Who a provider says has signed in. */
export interface ProviderPerson {
  /** The provider's own id of the account: stays when the address changes. */
  subject: string;
  /** null if the provider does not vouch for it. */
  verifiedEmail: string | null;
  name: string;
  avatarUrl: string | null;
}

/** A service people can sign in through. */
export interface Provider {
  /** The provider's page on which the person consents. */
  authorizationUrl(transaction: OauthTransaction): Promise<URL>;
  /**
   * Redeems the code that the person came back with.
   * @param query of the address they came back to, as the provider wrote it
   */
  identify(query: URLSearchParams, transaction: OauthTransaction): Promise<ProviderPerson>;
}

/** For each response of a provider: a person waits in front of an empty page. */
export const TIMEOUT_SECONDS = 5;

/** Lets a client speak plain http to a provider on this machine; the configuration allows no other. */
export const insecureFor = (address: string): ((client: Configuration) => void)[] =>
  address.startsWith('http:') ? [allowInsecureRequests] : [];

/** The address people come back to, with what the provider added. */
export function callbackUrl(redirectUri: string, query: URLSearchParams): URL {
  const url = new URL(redirectUri);
  url.search = query.toString();
  return url;
}
