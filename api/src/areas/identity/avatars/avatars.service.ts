import { AVATAR_MAX_BYTES, type Avatar } from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { signInRequired } from '../../../errors/domain-error.ts';
import { type Picture, type PictureKind, reencode } from '../../../pictures/index.ts';
import type { SessionUser } from '../../../session/access-token.ts';

/** Twice the largest size that a page shows, for dense screens. */
const SIDE = 256;

export const avatarPicture: PictureKind = {
  field: 'avatar',
  maxBytes: AVATAR_MAX_BYTES,
  size: { width: SIDE, height: SIDE, fit: 'cover' },
};

/** The pictures of people: each changes their own, and everyone sees all. */
export function createAvatarsService(kysely: Kysely<DB>) {
  return {
    /** @throws DomainError see `reencode`; 401 once the account is gone. */
    async replace({ id }: SessionUser, file: unknown): Promise<Avatar> {
      const { hash, image } = await reencode(file, avatarPicture);
      const url = `/avatars/${hash}.webp`;
      if (!(await saveAvatar(kysely, id, { hash, image, url }))) throw signInRequired();
      return { avatarUrl: url };
    },

    /** Afterwards the first letter of the name stands for the person. */
    async remove({ id }: SessionUser): Promise<Avatar> {
      if (!(await deleteAvatar(kysely, id))) throw signInRequired();
      return { avatarUrl: null };
    },
  };
}

/** The person's picture from now on; the one before is gone. @returns false once the account is gone. */
const saveAvatar = (
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
const deleteAvatar = (kysely: Kysely<DB>, userId: string): Promise<boolean> =>
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

/** The picture with this hash; undefined once nobody has it any more. */
export async function findImage(kysely: Kysely<DB>, hash: string): Promise<Buffer | undefined> {
  const row = await kysely
    .selectFrom('avatars')
    .select('image')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row?.image;
}
