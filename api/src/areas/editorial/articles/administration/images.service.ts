import {
  type ArticleImage,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_HEIGHT,
  IMAGE_MAX_WIDTH,
  type ImageList,
  type ImageUse,
  type imagesQuery,
  type imageUploadQuery,
  type LibraryImage,
} from '@site/shared/contracts/editorial';
import { type Kysely, sql, type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { recordChange } from '../../../../audit/index.ts';
import type { DB } from '../../../../database/tables.ts';
import { DomainError, notFound } from '../../../../errors/domain-error.ts';
import { type Picture, type PictureKind, reencode } from '../../../../pictures/index.ts';
import type { Editor } from './change-articles.ts';
import { findImages, findLibraryImage, holdImage, type StoredImage } from './images.repository.ts';

/** Where pictures are served, under their hash. */
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

/** A page of the library. */
export const listImages = async (
  kysely: Kysely<DB>,
  query: z.output<typeof imagesQuery>,
): Promise<ImageList> => {
  const { items, total } = await findImages(kysely, query);
  return { items: items.map(withAddress), total };
};

const addressOf = (hash: string): string => `${IMAGES}/${hash}.webp`;

const withAddress = (image: StoredImage): LibraryImage => ({
  ...image,
  url: addressOf(image.hash),
});

/** What is known of a picture beside what it looks like. */
type Words = z.output<typeof imageUploadQuery>;

/** Pictures in articles: the same one again has the same address. @throws DomainError see `reencode`. */
export async function uploadImage(
  kysely: Kysely<DB>,
  editor: Editor,
  file: unknown,
  words: Words,
): Promise<ArticleImage> {
  const picture = await reencode(file, imageOfArticle);
  const { hash, width, height, image } = picture;
  const after = { width, height, bytes: image.length };
  await kysely.transaction().execute(async (transaction) => {
    if (!(await insertImage(transaction, editor, { ...picture, ...words }))) return;
    const change = { action: 'article-image.upload', subject: hash, before: null, after };
    await recordChange(transaction, editor, change);
  });
  return { url: addressOf(hash), width, height };
}

/** One that is there already only gets the words that it lacks. @returns false then */
async function insertImage(
  transaction: Transaction<DB>,
  editor: Editor,
  { alt = '', file_name = '', ...picture }: Picture & Words,
): Promise<boolean> {
  const { isNew } = await transaction
    .insertInto('article_images')
    .values({ ...picture, alt, file_name, uploaded_by: editor.id })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({
        alt: sql`coalesce(nullif(article_images.alt, ''), ${alt})`,
        file_name: sql`coalesce(nullif(article_images.file_name, ''), ${file_name})`,
      }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return isNew;
}

/** What a picture says unless an article says something else. @throws DomainError 404 if it's gone. */
export const describeImage = (
  kysely: Kysely<DB>,
  editor: Editor,
  hash: string,
  alt: string,
): Promise<LibraryImage> =>
  kysely.transaction().execute(async (transaction) => {
    const before = await hold(transaction, hash);
    await transaction.updateTable('article_images').set({ alt }).where('hash', '=', hash).execute();
    await recordChange(transaction, editor, {
      action: 'article-image.describe',
      subject: hash,
      before: { alt: before.alt },
      after: { alt },
    });
    return { ...before, alt };
  });

/** @throws DomainError 404 if it's gone, 409 while something shows it. */
export const deleteImage = (kysely: Kysely<DB>, editor: Editor, hash: string): Promise<void> =>
  kysely.transaction().execute(async (transaction) => {
    const { alt, file_name, width, height, bytes, uses } = await hold(transaction, hash);
    if (uses.length > 0) throw inUse(uses);
    await transaction.deleteFrom('article_images').where('hash', '=', hash).execute();
    await recordChange(transaction, editor, {
      action: 'article-image.delete',
      subject: hash,
      before: { alt, file_name, width, height, bytes },
      after: null,
    });
  });

async function hold(transaction: Transaction<DB>, hash: string): Promise<LibraryImage> {
  const found = (await holdImage(transaction, hash)) && (await findLibraryImage(transaction, hash));
  if (!found) throw notFound('This picture is no longer there.');
  return withAddress(found);
}

const NAMED = 3;

/** Says where, of many the first ones. */
function inUse(uses: readonly ImageUse[]): DomainError {
  const named = uses.slice(0, NAMED).map(({ title }) => `“${title}”`);
  const rest = uses.length - named.length;
  const all = rest > 0 ? [...named, `${rest} more`] : named;
  const where = new Intl.ListFormat('en').format(all);
  return new DomainError(409, 'in-use', `This picture is used in ${where}. Remove it there first.`);
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
