import { allowInsecureRequests, type Configuration } from 'openid-client';
import type { Trip } from './trip.ts';

/** Who a provider says has signed in. */
export interface ProviderPerson {
  /** The provider's own id of the account: stays when the address changes. */
  subject: string;
  /** null where the provider does not vouch for it. */
  verifiedEmail: string | null;
  name: string;
  avatarUrl: string | null;
}

/** A service people can sign in through. */
export interface Provider {
  /** Address of the page where the person says yes. */
  consentPage(trip: Trip): Promise<URL>;
  /**
   * Redeems the code that the person came back with.
   * @param query of the address they came back to, as the provider wrote it
   */
  identify(query: URLSearchParams, trip: Trip): Promise<ProviderPerson>;
}

/** For each answer of a provider, in seconds: somebody waits before an empty page. */
export const PATIENCE_SECONDS = 5;

/** Lets a client speak plain http where its provider is on this machine, which the configuration checks. */
export const insecureFor = (address: string): ((client: Configuration) => void)[] =>
  address.startsWith('http:') ? [allowInsecureRequests] : [];

/** The address people come back to, with what the provider added. */
export function returnedTo(redirectUri: string, query: URLSearchParams): URL {
  const url = new URL(redirectUri);
  url.search = query.toString();
  return url;
}
