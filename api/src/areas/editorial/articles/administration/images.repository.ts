import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import type { Picture } from '../../../../pictures/index.ts';
import type { Editor } from './editor.ts';

/** @returns false if it is there already */
export async function insertImage(
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

/** undefined if there is none with this hash. */
export async function findImage(kysely: Kysely<DB>, hash: string): Promise<Buffer | undefined> {
  const row = await kysely
    .selectFrom('article_images')
    .select('image')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.image;
}
