import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { Picture } from '../../../pictures/index.ts';

/** The person's picture from now on; the one before is gone. @returns false once the account is gone. */
export const saveAvatar = (
  kysely: Kysely<DB>,
  userId: string,
  { url, ...picture }: Pick<Picture, 'hash' | 'image'> & { url: string },
): Promise<boolean> =>
  kysely.transaction().execute(async (transaction) => {
    const person = await setAvatarUrl(transaction, userId, url);
    if (!person) return false;
    await transaction
      .insertInto('avatars')
      .values({ user_id: userId, ...picture })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(picture))
      .execute();
    return true;
  });

/** No picture from now on. @returns false once the account is gone. */
export const deleteAvatar = (kysely: Kysely<DB>, userId: string): Promise<boolean> =>
  kysely.transaction().execute(async (transaction) => {
    const person = await setAvatarUrl(transaction, userId, null);
    await transaction.deleteFrom('avatars').where('user_id', '=', userId).execute();
    return person;
  });

async function setAvatarUrl(kysely: Kysely<DB>, userId: string, url: string | null) {
  const row = await kysely
    .updateTable('users')
    .set({ avatar_url: url })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** undefined once nobody has this picture any more. */
export async function findImage(kysely: Kysely<DB>, hash: string): Promise<Buffer | undefined> {
  const row = await kysely
    .selectFrom('avatars')
    .select('image')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row?.image;
}
