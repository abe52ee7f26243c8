import {
  email as emailContract,
  fullName,
  limits,
  type OauthProvider,
} from '@site/shared/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import {
  findByIdentity,
  handOver,
  type Identity,
  insertIdentity,
  insertPerson,
  lockByEmail,
} from './identities.repository.ts';
import { OauthError } from './oauth-error.ts';
import type { ProviderPerson } from './provider.ts';

/**
 * The account of a person whom a provider vouches for: the one that the identity belongs to, else the
 * one that has the address, else a new one. An address counts only if the provider has verified it.
 * @throws OauthError email-unverified, or link-refused if the account has another identity there.
 */
export async function linkAccount(
  kysely: Kysely<Tables>,
  provider: OauthProvider,
  person: ProviderPerson,
): Promise<{ id: string }> {
  const identity = { provider, subject: person.subject };
  const known = await findByIdentity(kysely, identity);
  if (known) return known;
  const email = emailContract.safeParse(person.verifiedEmail);
  if (!email.success) throw new OauthError('email-unverified');
  return kysely
    .transaction()
    .execute((transaction) =>
      linkByEmail(transaction, identity, email.data, profileOf(person, email.data)),
    );
}

type Profile = ReturnType<typeof profileOf>;

async function linkByEmail(
  transaction: Transaction<Tables>,
  identity: Identity,
  email: string,
  profile: Profile,
): Promise<{ id: string }> {
  const { provider } = identity;
  const account =
    (await insertPerson(transaction, { email, provider, ...profile })) ??
    (await takeOver(transaction, email, { provider, ...profile }));
  if (await insertIdentity(transaction, account.id, identity)) return account;
  throw new OauthError('link-refused');
}

async function takeOver(
  transaction: Transaction<Tables>,
  email: string,
  profile: Profile & { provider: OauthProvider },
): Promise<{ id: string }> {
  const account = await lockByEmail(transaction, email);
  // Deleted since the address was found taken: the next attempt makes a new one.
  if (!account) throw new OauthError('failed');
  if (!account.email_verified_at) await handOver(transaction, account.id, profile);
  return account;
}

/** What a provider tells of a person, as far as it fits here. */
const profileOf = ({ name, avatarUrl }: ProviderPerson, email: string) => ({
  name: fitting(name) ?? fitting(email.split('@')[0] ?? '') ?? NAMELESS,
  avatar_url: avatarUrl && isPicture(avatarUrl) ? avatarUrl : null,
});

/** For people whose name cannot be shown; their whole address is nobody else's business. */
const NAMELESS = 'Learner';

/** A name as people may choose it here; null if nothing of it can be kept. */
function fitting(name: string): string | null {
  const short = [...name.replaceAll('\0', '')].slice(0, limits.name).join('');
  return fullName.safeParse(short).data ?? null;
}

const LONGEST_ADDRESS = 2_000;

/** Pages show pictures from encrypted addresses only. */
const isPicture = (address: string): boolean =>
  address.length <= LONGEST_ADDRESS &&
  URL.canParse(address) &&
  new URL(address).protocol === 'https:';
