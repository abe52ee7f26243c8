import { AVATAR_MAX_BYTES, type Avatar } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { signInRequired } from '../../../errors/domain-error.ts';
import { type PictureKind, reencode } from '../../../pictures/index.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import { deleteAvatar, findImage, saveAvatar } from './avatars.repository.ts';

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

    /** The picture with this hash; undefined once nobody has it any more. */
    show: (hash: string): Promise<Buffer | undefined> => findImage(kysely, hash),

    /** Afterwards the first letter of the name stands for the person. */
    async remove({ id }: SessionUser): Promise<Avatar> {
      if (!(await deleteAvatar(kysely, id))) throw signInRequired();
      return { avatarUrl: null };
    },
  };
}
