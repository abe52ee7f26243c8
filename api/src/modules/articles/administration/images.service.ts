import {
  type ArticleImage,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_HEIGHT,
  IMAGE_MAX_WIDTH,
} from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Admins } from '../../admins/index.ts';
import { recordChange } from '../../audit/index.ts';
import { type PictureKind, redraw } from '../../pictures/index.ts';
import { findImage, insertImage } from './images.repository.ts';

export const IMAGES = '/article-images';

export const imageOfArticle: PictureKind = {
  field: 'image',
  maxBytes: IMAGE_MAX_BYTES,
  size: {
    width: IMAGE_MAX_WIDTH,
    height: IMAGE_MAX_HEIGHT,
    fit: 'inside',
    withoutEnlargement: true,
  },
};

/** Pictures in articles. */
export function createImagesService(kysely: Kysely<Tables>, admins: Admins) {
  return {
    /** The same picture again has the same address. @throws DomainError 401, and see `redraw`. */
    async upload(token: string | null, file: unknown): Promise<ArticleImage> {
      const editor = await admins.requireAdmin(token);
      const picture = await redraw(file, imageOfArticle);
      const { hash, width, height, image } = picture;
      const after = { width, height, bytes: image.length };
      await kysely.transaction().execute(async (transaction) => {
        if (!(await insertImage(transaction, editor, picture))) return;
        const change = { action: 'article-image.upload', subject: hash, before: null, after };
        await recordChange(transaction, editor, change);
      });
      return { url: `${IMAGES}/${hash}.webp`, width, height };
    },
  };
}

/** The image with this hash, for everybody; undefined if there is none. */
export const showImage = (kysely: Kysely<Tables>, hash: string): Promise<Buffer | undefined> =>
  findImage(kysely, hash);
