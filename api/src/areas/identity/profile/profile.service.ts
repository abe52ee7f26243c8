import type {
  BasicInfoForm,
  BasicInfoSection,
  HandleForm,
  HandleSection,
  MailsForm,
  MailsSection,
  PhoneForm,
  PhoneSection,
  Profile,
  RevisionForm,
  RevisionSection,
  SocialsForm,
  SocialsSection,
  VisibilityForm,
  VisibilitySection,
} from '@site/shared/contracts/identity';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError, signInRequired } from '../../../errors/domain-error.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import {
  findProfile,
  lockProfile,
  type ProfileRow,
  saveBasicInfo,
  saveHandle,
  saveMails,
  savePhone,
  saveRevision,
  saveSocials,
  saveVisibility,
} from './profile.repository.ts';
import {
  basicInfoOf,
  handleOf,
  mailsOf,
  phoneOf,
  revisionOf,
  says,
  socialsOf,
  visibilityOf,
} from './sections.ts';

const changedElsewhere = (current: object) => {
  const message = "You've changed this on another device since you opened it.";
  return new DomainError(409, 'changed-elsewhere', message, undefined, { current });
};

const taken = (field: 'handle' | 'phone', message: string) =>
  new DomainError(409, `${field}-taken`, message, { [field]: message });

type Versioned<T> = T & { version: string };

/** A person's own profile, in sections that are saved one by one. See the contract `profile`. */
export function createProfileService(kysely: Kysely<DB>) {
  /**
   * Saves a section if it still is what the change was made from, or says already what it is to say.
   * @throws DomainError 401 once the account is gone, 409 with the section as it is.
   */
  const change = <Section extends { version: string }, Values extends object>(
    { id }: SessionUser,
    { version, ...values }: Versioned<Values>,
    sectionOf: (row: ProfileRow) => Section,
    save: (transaction: Transaction<DB>, userId: string, values: Values) => Promise<void>,
  ): Promise<Section> =>
    kysely.transaction().execute(async (transaction) => {
      const row = await lockProfile(transaction, id);
      if (!row) throw signInRequired();
      const current = sectionOf(row);
      if (says(current, values)) return current;
      if (current.version !== version) throw changedElsewhere(current);
      await save(transaction, id, values as unknown as Values);
      const saved = await findProfile(transaction, id);
      return sectionOf(saved ?? row);
    });

  return {
    /** @throws DomainError 401 once the account is gone. */
    async read({ id }: SessionUser): Promise<Profile> {
      const row = await findProfile(kysely, id);
      if (!row) throw signInRequired();
      return {
        basicInfo: basicInfoOf(row),
        socials: socialsOf(row),
        visibility: visibilityOf(row),
        mails: mailsOf(row),
        revision: revisionOf(row),
        handle: handleOf(row),
        phone: phoneOf(row),
        email: row.email,
        avatarUrl: row.avatarUrl,
      };
    },

    changeBasicInfo: (
      user: SessionUser,
      sent: Versioned<BasicInfoForm>,
    ): Promise<BasicInfoSection> => change(user, sent, basicInfoOf, saveBasicInfo),

    changeSocials: (user: SessionUser, sent: Versioned<SocialsForm>): Promise<SocialsSection> =>
      change(user, sent, socialsOf, saveSocials),

    changeVisibility: (
      user: SessionUser,
      sent: Versioned<VisibilityForm>,
    ): Promise<VisibilitySection> =>
      change<VisibilitySection, VisibilityForm>(
        user,
        sent,
        visibilityOf,
        (transaction, id, { visibility }) => saveVisibility(transaction, id, visibility),
      ),

    changeMails: (user: SessionUser, sent: Versioned<MailsForm>): Promise<MailsSection> =>
      change(user, sent, mailsOf, saveMails),

    changeRevision: (user: SessionUser, sent: Versioned<RevisionForm>): Promise<RevisionSection> =>
      change(user, sent, revisionOf, saveRevision),

    /** @throws DomainError also 409 if another person has it. */
    changeHandle: (user: SessionUser, sent: Versioned<HandleForm>): Promise<HandleSection> =>
      change<HandleSection, HandleForm>(
        user,
        sent,
        handleOf,
        async (transaction, id, { handle }) => {
          if (await saveHandle(transaction, id, handle)) return;
          throw taken('handle', 'Someone else has this ID. Please choose another one.');
        },
      ),

    /** @throws DomainError also 409 if another person has it. */
    changePhone: (user: SessionUser, sent: Versioned<PhoneForm>): Promise<PhoneSection> =>
      change<PhoneSection, PhoneForm>(user, sent, phoneOf, async (transaction, id, { phone }) => {
        if (await savePhone(transaction, id, phone || null)) return;
        throw taken('phone', 'Another account already has this number.');
      }),
  };
}
