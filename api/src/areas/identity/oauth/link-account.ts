import { email as emailContract, type OauthProvider } from '@site/shared/contracts/identity';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { queueMail } from '../../../mail/index.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import type { AccountMails } from '../auth/account-mails.ts';
import { accountName } from '../auth/account-name.ts';
import { markVerified } from '../auth/accounts.repository.ts';
import { isSignedIn } from '../auth/credentials.ts';
import { holdAccount, reassignUnverifiedEmail } from '../ended-accounts/end-account.ts';
import {
  findByEmail,
  findByIdentity,
  insertIdentity,
  insertPerson,
} from './identities.repository.ts';
import { OauthError } from './oauth-error.ts';
import type { ProviderPerson } from './provider.ts';

/** Who has come back from a provider, and in which browser. */
interface Arrival {
  provider: OauthProvider;
  person: ProviderPerson;
  /** Who is signed in there already. */
  user: SessionUser | null;
}

/**
 * The account of a person whom a provider vouches for: the one that the identity belongs to, else the
 * one that has the address, else a new one. An address counts only if the provider has verified it.
 * @throws OauthError email-unverified, or link-refused if the account has another identity there.
 */
export async function linkAccount(
  kysely: Kysely<DB>,
  mails: Pick<AccountMails, 'startedEmpty'>,
  { provider, person, user }: Arrival,
): Promise<{ id: string }> {
  const identity = { provider, subject: person.subject };
  const known = await findByIdentity(kysely, identity);
  if (known) return known;
  const email = emailContract.safeParse(person.verifiedEmail);
  if (!email.success) throw new OauthError('email-unverified');
  const profile = { provider, ...profileOf(person, email.data) };
  return kysely.transaction().execute(async (transaction) => {
    const account =
      (await insertPerson(transaction, { email: email.data, ...profile })) ??
      (await takeOver(transaction, mails, { email: email.data, profile, user }));
    if (await insertIdentity(transaction, account.id, identity)) return account;
    throw new OauthError('link-refused');
  });
}

interface TakeOver {
  email: string;
  profile: ReturnType<typeof profileOf> & { provider: OauthProvider };
  user: SessionUser | null;
}

async function takeOver(
  transaction: Transaction<DB>,
  mails: Pick<AccountMails, 'startedEmpty'>,
  { email, profile, user }: TakeOver,
): Promise<{ id: string }> {
  // Another browser may have replaced the account that was found first.
  const account =
    (await holdByEmail(transaction, email)) ?? (await holdByEmail(transaction, email));
  // Deleted since the address was found taken: the next attempt makes a new one.
  if (!account) throw new OauthError('failed');
  if (account.verified) return account;
  if (await isSignedIn(transaction, user, account.id)) {
    await markVerified(transaction, { userId: account.id, email });
    return account;
  }
  const empty = await reassignUnverifiedEmail(transaction, account, profile);
  await queueMail(transaction, mails.startedEmpty(account.email));
  return empty;
}

async function holdByEmail(transaction: Transaction<DB>, email: string) {
  const found = await findByEmail(transaction, email);
  return found && holdAccount(transaction, found.id);
}

/** What a provider says of a person, as far as it fits here. */
const profileOf = ({ name, avatarUrl }: ProviderPerson, email: string) => ({
  name: accountName(email, name),
  avatar_url: avatarUrl && isPicture(avatarUrl) ? avatarUrl : null,
});

const LONGEST_ADDRESS = 2_000;

/** Pages show pictures from encrypted addresses only. */
const isPicture = (address: string): boolean =>
  address.length <= LONGEST_ADDRESS &&
  URL.canParse(address) &&
  new URL(address).protocol === 'https:';
