import {
  type BasicInfoForm,
  type MailsForm,
  nameFrom,
  type RevisionForm,
  type SocialsForm,
} from '@site/shared/contracts/identity';
import type { Kysely, Transaction, UpdateObject } from 'kysely';
import type { DB } from '../../../database/tables.ts';

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

const profiles = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone'])
    .select(['users.avatar_url as avatarUrl', 'users.created_at as createdAt'])
    .select(['handle', 'first_name as firstName', 'bio', 'country', 'college', 'degree', 'branch'])
    .select(['graduation_year as graduationYear', 'linkedin', 'twitter', 'website', 'resume'])
    .select(['visibility', 'mail_replies as mailReplies', 'mail_news as mailNews'])
    .select('revise_completed as reviseCompleted');

/** undefined once the account is gone. */
export const findProfile = (kysely: Kysely<DB>, userId: string) =>
  profiles(kysely).where('user_id', '=', userId).executeTakeFirst();

/** The same, and nobody else changes it until the transaction ends. */
export const lockProfile = (transaction: Transaction<DB>, userId: string) =>
  profiles(transaction).where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** The profile with this handle, if `viewerId` may see it. What is not there takes the same query. */
export const findVisibleProfile = (kysely: Kysely<DB>, handle: string, viewerId: string | null) =>
  profiles(kysely)
    .where('handle', '=', handle)
    .where((where) =>
      where.or([where('visibility', '=', 'public'), where('user_id', '=', viewerId)]),
    )
    .executeTakeFirst();

const update = async (
  kysely: Kysely<DB>,
  userId: string,
  values: UpdateObject<DB, 'profiles'>,
): Promise<void> => {
  await kysely.updateTable('profiles').set(values).where('user_id', '=', userId).execute();
};

/** The two names together are the one that the whole site shows. */
export async function saveBasicInfo(
  transaction: Transaction<DB>,
  userId: string,
  { firstName, lastName, graduationYear, ...rest }: BasicInfoForm,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ name: nameFrom(firstName, lastName) })
    .where('id', '=', userId)
    .execute();
  const values = { ...rest, first_name: firstName, graduation_year: graduationYear };
  await update(transaction, userId, values);
}

export const saveSocials = (kysely: Kysely<DB>, userId: string, values: SocialsForm) =>
  update(kysely, userId, values);

export const saveVisibility = (
  kysely: Kysely<DB>,
  userId: string,
  visibility: 'public' | 'private',
) => update(kysely, userId, { visibility });

export const saveMails = (kysely: Kysely<DB>, userId: string, { replies, news }: MailsForm) =>
  update(kysely, userId, { mail_replies: replies, mail_news: news });

export const saveRevision = (kysely: Kysely<DB>, userId: string, { automatic }: RevisionForm) =>
  update(kysely, userId, { revise_completed: automatic });

/** @returns false if another person has the handle. */
export const saveHandle = (kysely: Kysely<DB>, userId: string, handle: string) =>
  unlessTaken('profiles_handle_key', update(kysely, userId, { handle }));

/** @returns false if another person has the number. */
export const savePhone = (kysely: Kysely<DB>, userId: string, phone: string | null) =>
  unlessTaken(
    'users_phone_key',
    kysely.updateTable('users').set({ phone }).where('id', '=', userId).execute(),
  );

/** A query first would leave a moment for another request: the unique index decides. */
async function unlessTaken(constraint: string, saving: Promise<unknown>): Promise<boolean> {
  try {
    await saving;
    return true;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === constraint) return false;
    throw error;
  }
}
