import {
  IMAGES_PAGE_SIZE,
  type ImageUse,
  type imagesQuery,
  type LibraryImage,
} from '@site/shared/contracts/editorial';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { DB } from '../../../../database/tables.ts';
import { status } from './admin-articles.repository.ts';

/** A picture as it's stored, with where it's used. */
export type StoredImage = Omit<LibraryImage, 'url'>;

/** Whether a text shows a picture, as the indexes of migration 0212 find it. */
const inSaved = sql<boolean>`article_image_hashes(
  articles.content || coalesce(' ' || articles.banner_image, '')) @> array[image.hash]`;
const inDraft = sql<boolean>`article_image_hashes(article_drafts.fields::text) @> array[image.hash]`;
const inVersion = sql<boolean>`article_image_hashes(article_versions.fields::text) @> array[image.hash]`;

const usedBy = sql`
  select articles.id from articles where ${inSaved} and retired_at is null
  union select article_id from article_drafts where ${inDraft}`;

const uses = sql<ImageUse[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', articles.id, 'title', title, 'status', ${status}, 'only_draft', not ${inSaved}
  ) order by lower(title), articles.id), '[]')
  from articles where articles.id in (${usedBy}))`;

const earlier = sql<number>`(
  select count(distinct article_id)::int from article_versions
  where ${inVersion} and article_id not in (${usedBy}))`;

const columns = [
  'hash',
  'width',
  'height',
  'alt',
  'file_name',
  'uploaded_at',
  sql<number>`octet_length(image.image)`.as('bytes'),
  uses.as('uses'),
  earlier.as('earlier'),
] as const;

type Row = Omit<StoredImage, 'uploaded_at'> & { uploaded_at: Date };

const asImage = ({ uploaded_at, ...row }: Row): StoredImage => ({
  ...row,
  uploaded_at: uploaded_at.toISOString(),
});

/** One page, uploaded last first. */
export async function findImages(
  kysely: Kysely<DB>,
  { page, search }: z.output<typeof imagesQuery>,
): Promise<{ items: StoredImage[]; total: number }> {
  const words = search?.trim().toLowerCase() ?? '';
  const matches: RawBuilder<SqlBool> = sql`position(${words} in lower(image.alt || E'\n' || image.file_name)) > 0`;
  const found = kysely.selectFrom('article_images as image').where(matches);
  const [rows, { total }] = await Promise.all([
    found
      .select(columns)
      .orderBy('uploaded_at', 'desc')
      .orderBy('hash')
      .limit(IMAGES_PAGE_SIZE)
      .offset((page - 1) * IMAGES_PAGE_SIZE)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(asImage), total };
}

/** One picture with where it's used. */
export async function findLibraryImage(
  kysely: Kysely<DB>,
  hash: string,
): Promise<StoredImage | undefined> {
  const row = await kysely
    .selectFrom('article_images as image')
    .where('hash', '=', hash)
    .select(columns)
    .executeTakeFirst();
  return row && asImage(row);
}

/** Until the transaction ends nobody changes or deletes this picture. @returns whether it's there */
export async function holdImage(transaction: Transaction<DB>, hash: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('article_images')
    .select('hash')
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
