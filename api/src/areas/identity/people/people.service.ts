import { brand } from '@site/shared/brand';
import type {
  AdminPerson,
  ChangePersonRequest,
  PeoplePage,
  PeopleQuery,
} from '@site/shared/contracts/identity';
import type { Kysely, Transaction } from 'kysely';
import { type Author, recordChange } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { composeMail, type Mail } from '../../../mail/index.ts';
import { revokeSessionsOf } from '../../../session/own-sessions.repository.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { requireRecent } from '../admins/admins.policy.ts';
import { type AbuseProtection, notifyOwner } from '../auth/abuse-protection.ts';
import { dropTokens } from '../auth/mail-tokens.repository.ts';
import {
  findPeople,
  findPerson,
  lockPerson,
  readCursor,
  setDisabled,
  writeCursor,
} from './people.repository.ts';

const PAGE_SIZE = 20;

const nobody = () => notFound("This person doesn't exist.");

type Locked = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/** What owners may know of learners, and do about their accounts. */
export function createPeopleService(kysely: Kysely<DB>, protection: AbuseProtection) {
  /** Nobody signs in to the account until `make` has ended. @throws DomainError 404. */
  const changePerson = (
    id: string,
    make: (transaction: Transaction<DB>, person: Locked) => Promise<void>,
  ): Promise<void> =>
    kysely.transaction().execute(async (transaction) => {
      const person = await lockPerson(transaction, id);
      if (!person) throw nobody();
      await make(transaction, person);
    });

  const notify = (transaction: Transaction<DB>, person: Locked, mail: Mail) =>
    notifyOwner(transaction, protection, person, mail);

  const disable = async (
    transaction: Transaction<DB>,
    author: Author,
    { id, person, reason }: { id: string; person: Locked; reason: string },
  ) => {
    if (person.disabled_reason !== null) return;
    await setDisabled(transaction, id, reason);
    await revokeSessionsOf(transaction, id);
    await dropTokens(transaction, id);
    await recordChange(transaction, author, {
      action: 'person.disable',
      subject: id,
      before: { disabled: false },
      after: { disabled: true, reason },
    });
    await notify(transaction, person, peopleMails.disabled(person.email, reason));
  };

  const enable = async (
    transaction: Transaction<DB>,
    author: Author,
    { id, person, reason }: { id: string; person: Locked; reason: string },
  ) => {
    if (person.disabled_reason === null) return;
    await setDisabled(transaction, id, null);
    await recordChange(transaction, author, {
      action: 'person.enable',
      subject: id,
      before: { disabled: true, reason: person.disabled_reason },
      after: { disabled: false, reason },
    });
    await notify(transaction, person, peopleMails.enabled(person.email, reason));
  };

  return {
    async find({ q, after }: PeopleQuery): Promise<PeoplePage> {
      const cursor = after === undefined ? null : readCursor(after);
      // One more than requested says whether there is another page.
      const found = await findPeople(kysely, { typed: q, after: cursor, limit: PAGE_SIZE + 1 });
      const page = found.slice(0, PAGE_SIZE);
      const last = found.length > PAGE_SIZE ? page.at(-1) : undefined;
      return {
        items: page.map(({ person }) => person),
        next: last ? writeCursor(last.cursor) : null,
      };
    },

    /** @throws DomainError 404. */
    async read(id: string): Promise<AdminPerson> {
      const person = await findPerson(kysely, id);
      if (!person) throw nobody();
      return person;
    },

    /**
     * Shuts a person out, who is signed out everywhere, or lets them in again; the person is notified by mail.
     * Does nothing if that is the case already.
     * @throws DomainError 403 (see requireRecent), 404.
     */
    async change(
      author: SignedInAdmin,
      id: string,
      { disabled, reason }: ChangePersonRequest,
    ): Promise<void> {
      requireRecent(author);
      const make = disabled ? disable : enable;
      await changePerson(id, (transaction, person) =>
        make(transaction, author, { id, person, reason }),
      );
    },

    /** Ends all sign-ins; the person is notified by mail. @throws DomainError as `change`. */
    async signOut(author: SignedInAdmin, id: string, reason: string): Promise<void> {
      requireRecent(author);
      await changePerson(id, async (transaction, person) => {
        await revokeSessionsOf(transaction, id);
        await recordChange(transaction, author, {
          action: 'person.sign-out',
          subject: id,
          before: null,
          after: { reason },
        });
        await notify(transaction, person, peopleMails.signedOut(person.email, reason));
      });
    },
  };
}

const object = `If you think this is a mistake, write to ${brand.contact.email}.`;

/** What an owner of the site did to an account, for its person. */
const peopleMails = {
  disabled: (to: string, reason: string): Mail =>
    composeMail({
      to,
      subject: `Your ${brand.name} account was disabled`,
      paragraphs: [
        "The people who run the site have disabled your account. You've been logged out everywhere and can't log in for now. Everything you saved is kept.",
        `The reason: ${reason}`,
        object,
      ],
    }),

  enabled: (to: string, reason: string): Mail =>
    composeMail({
      to,
      subject: `Your ${brand.name} account is back`,
      paragraphs: ['You can log in again. Everything is as you left it.', `The reason: ${reason}`],
    }),

  signedOut: (to: string, reason: string): Mail =>
    composeMail({
      to,
      subject: `You were logged out of ${brand.name}`,
      paragraphs: [
        'The people who run the site have logged you out everywhere. You can log in again any time.',
        `The reason: ${reason}`,
      ],
    }),
};
