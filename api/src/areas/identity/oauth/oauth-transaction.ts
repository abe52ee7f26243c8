import type { OauthProvider } from '@site/shared/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '../../../config/config.ts';
import { cookieName } from '../../../routing/cookie-name.ts';
import { signClaims, verifyClaims } from '../../../session/json-web-token.ts';

/** What must be known when a person comes back from a provider. */
export interface OauthTransaction {
  provider: OauthProvider;
  state: string;
  nonce: string;
  /** Proves at the provider that the client that redeems the code is the one that requested it (PKCE). */
  verifier: string;
}

export const TRANSACTION_SECONDS = 10 * 60;

const claims = z.object({
  provider: z.enum(['google', 'github']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

/** The transaction as a signed text that a browser can store for ten minutes. */
export function signTransaction(transaction: OauthTransaction, key: Uint8Array): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + TRANSACTION_SECONDS;
  return signClaims({ ...transaction, exp }, key);
}

/** null if the text is not ours or older than ten minutes. */
export async function readTransaction(
  text: string,
  key: Uint8Array,
): Promise<OauthTransaction | null> {
  const payload = await verifyClaims(text, key);
  return payload && claims.parse(payload);
}

/**
 * The cookie that a browser stores while its person is at a provider. Lax, since the way back starts
 * on the provider's page.
 */
export function oauthTransactionCookie(config: Pick<Config, 'publicUrl'>) {
  const { name, secure } = cookieName(config, 'sign_in');
  const options = { path: '/v1/oauth', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    valueOf: ({ cookies }: Pick<FastifyRequest, 'cookies'>): string => cookies[name] ?? '',
    set: (reply: FastifyReply, value: string) =>
      reply.setCookie(name, value, { ...options, maxAge: TRANSACTION_SECONDS }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
