import {
  type ArticleImage,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_HEIGHT,
  IMAGE_MAX_WIDTH,
} from '@site/shared/contracts/editorial';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../../../../audit/index.ts';
import type { DB } from '../../../../database/tables.ts';
import { type Picture, type PictureKind, reencode } from '../../../../pictures/index.ts';
import type { Editor } from './change-articles.ts';

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

/** Pictures in articles: the same one again has the same address. @throws DomainError see `reencode`. */
export async function uploadImage(
  kysely: Kysely<DB>,
  editor: Editor,
  file: unknown,
): Promise<ArticleImage> {
  const picture = await reencode(file, imageOfArticle);
  const { hash, width, height, image } = picture;
  const after = { width, height, bytes: image.length };
  await kysely.transaction().execute(async (transaction) => {
    if (!(await insertImage(transaction, editor, picture))) return;
    const change = { action: 'article-image.upload', subject: hash, before: null, after };
    await recordChange(transaction, editor, change);
  });
  return { url: `${IMAGES}/${hash}.webp`, width, height };
}

/** @returns false if it is there already */
async function insertImage(
  transaction: Transaction<DB>,
  editor: Editor,
  picture: Picture,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('article_images')
    .values({ ...picture, uploaded_by: editor.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The image with this hash, for everyone; undefined if there is none. */
export async function findImage(kysely: Kysely<DB>, hash: string): Promise<Buffer | undefined> {
  const row = await kysely
    .selectFrom('article_images')
    .select('image')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.image;
}
