import { brand } from '@site/shared/brand';
import {
  type AdminPerson,
  type ChangePersonRequest,
  type FoundPerson,
  PEOPLE_EXPORT_ROWS,
  type PeoplePage,
  type peopleQuery,
} from '@site/shared/contracts/identity';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { type Author, recordChange } from '../../../audit/index.ts';
import { csvFile } from '../../../csv/csv-file.ts';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { composeMail, type Mail } from '../../../mail/index.ts';
import { revokeSessionsOf } from '../../../session/own-sessions.repository.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { requireRecent } from '../admins/admins.policy.ts';
import { type AbuseProtection, notifyOwner } from '../auth/abuse-protection.ts';
import { dropTokens } from '../auth/mail-tokens.repository.ts';
import {
  countPeople,
  findPeople,
  findPerson,
  lockPerson,
  type PeopleFilter,
  setDisabled,
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
    async find({ after, ...filter }: z.output<typeof peopleQuery>): Promise<PeoplePage> {
      // One more than requested says whether there is another page.
      const found = await findPeople(kysely, { ...filter, after, limit: PAGE_SIZE + 1 });
      const items = found.slice(0, PAGE_SIZE);
      const last = found.length > PAGE_SIZE ? items.at(-1) : undefined;
      return { items, total: await countPeople(kysely, filter), next: last?.id ?? null };
    },

    /**
     * The people who fit as the text of a CSV file. Written down, since it takes personal data out of the site; what was
     * searched for may be a name, which the log doesn't hold.
     */
    async export(author: SignedInAdmin, filter: PeopleFilter): Promise<string> {
      return kysely.transaction().execute(async (transaction) => {
        const found = await findPeople(transaction, { ...filter, limit: PEOPLE_EXPORT_ROWS });
        const { q, ...named } = filter;
        await recordChange(transaction, author, {
          action: 'person.export',
          subject: 'people',
          before: null,
          after: { people: found.length, ...named, searched: q !== undefined },
        });
        return csvFile([headings, ...found.map(cells)]);
      });
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

const headings = ['Name', 'Email', 'Email verified', 'ID', 'Joined (UTC)', 'Role', 'State'];

const cells = (person: FoundPerson): string[] => [
  person.name,
  person.email,
  person.emailVerified ? 'yes' : 'no',
  person.handle,
  person.createdAt.slice(0, 19).replace('T', ' '),
  person.adminRole ?? 'learner',
  person.disabled ? 'disabled' : 'active',
];

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
