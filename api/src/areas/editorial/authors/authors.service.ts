import { roleHasRight } from '@site/shared/contracts/composition';
import {
  type AuthorPage,
  type authorBody,
  authorLimits,
  type ManagedAuthor,
  type newAuthorRequest,
  slugFrom,
} from '@site/shared/contracts/editorial';
import { type Kysely, sql, type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { recordChange } from '../../../audit/index.ts';
import type { Database } from '../../../database/database.ts';
import { rememberResults } from '../../../database/last-known.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError, forbidden, notFound } from '../../../errors/domain-error.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import {
  changeArticles,
  type Editor,
  lockArticles,
} from '../articles/administration/change-articles.ts';
import { findArticles } from '../articles/articles.repository.ts';
import {
  type AuthorFacts,
  findAuthor,
  findBySlug,
  findManaged,
  findManagedAuthor,
  findOwnAuthor,
  findPublic,
  findTakenSlugs,
  findUnnamed,
  lockAuthors,
} from './authors.repository.ts';

type Body = z.output<typeof authorBody>;

const mayWriteAll = ({ role }: SignedInAdmin) => roleHasRight(role, 'administrators');

/** Whom articles are by: see the contract. */
export function createAuthors({ kysely, read }: Pick<Database, 'kysely' | 'read'>) {
  const findForAll = rememberResults(({ slug, page }: { slug: string; page: number }) =>
    read((reading) => findPage(reading, slug, page)),
  );
  const listForAll = rememberResults(() => read(findPublic));
  return {
    /** @throws DomainError 404 if nobody has or had this address. */
    async find(slug: string, page: number): Promise<AuthorPage> {
      const found = await findForAll({ slug, page });
      if (!found) throw notFound('Author not found');
      return found;
    },

    listPublic: async () => ({ items: await listForAll(null) }),

    list: async () => ({ items: await findManaged(kysely) }),

    /**
     * The administrator's own, which their articles without an author name from then on; or a guest.
     * @throws DomainError 403 for a guest unless an owner makes them, 409 if there is an own one or the address is taken.
     */
    async create(
      admin: SignedInAdmin,
      { own, ...body }: z.output<typeof newAuthorRequest>,
    ): Promise<ManagedAuthor> {
      if (!own && !mayWriteAll(admin)) throw forbidden('Only owners add authors for others.');
      return kysely.transaction().execute(async (transaction) => {
        await lockAuthors(transaction);
        if (own && (await findOwnAuthor(transaction, admin.id))) throw alreadyWritten();
        const slug = await slugFor(transaction, body, null);
        const { id } = await transaction
          .insertInto('authors')
          .values({ ...body, slug, admin_id: own ? admin.id : null })
          .returning('id')
          .executeTakeFirstOrThrow();
        await record(transaction, admin, { id, before: null });
        if (own) await giveUnnamed(transaction, admin, id);
        return findManagedAuthor(transaction, id);
      });
    },

    /** @throws DomainError 403 for another's unless an owner does it, 404, 409 if the address is taken. */
    async change(admin: SignedInAdmin, id: string, body: Body): Promise<ManagedAuthor> {
      return kysely.transaction().execute(async (transaction) => {
        await lockAuthors(transaction);
        const before = await requireAuthor(transaction, id);
        if (before.admin_id !== admin.id && !mayWriteAll(admin))
          throw forbidden('You can only change your own author page. An owner can change others.');
        const slug = await slugFor(transaction, body, id);
        await transaction
          .updateTable('authors')
          .set({ ...body, slug, updated_at: sql`now()` })
          .where('id', '=', id)
          .execute();
        await record(transaction, admin, { id, before });
        return findManagedAuthor(transaction, id);
      });
    },
  };
}

async function findPage(kysely: Kysely<DB>, slug: string, page: number) {
  const author = await findBySlug(kysely, slug);
  if (!author) return null;
  const shown = { page, size: authorLimits.page };
  return { ...author, ...(await findArticles(kysely, { author: author.id }, shown)) };
}

/** Articles in the trash stay as they are. */
async function giveUnnamed(transaction: Transaction<DB>, admin: SignedInAdmin, author: string) {
  const ids = await findUnnamed(transaction, admin.id);
  if (ids.length === 0) return;
  const rows = await lockArticles(transaction, ids);
  const values = { named_author_id: author };
  await changeArticles(transaction, admin, rows, { action: 'article.author', values });
}

async function requireAuthor(transaction: Transaction<DB>, id: string) {
  const author = await findAuthor(transaction, id);
  if (!author) throw notFound('This author no longer exists.');
  return author;
}

/** @throws DomainError 409 if another author has the slug that was sent, or had it. */
async function slugFor(
  transaction: Transaction<DB>,
  { slug, name }: Body,
  except: string | null,
): Promise<string> {
  const base = slug || slugFrom(name) || 'author';
  const taken = await findTakenSlugs(transaction, base, except);
  if (!taken.has(base)) return base;
  if (slug) throw slugTaken();
  for (let number = 2; ; number += 1)
    if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}

const slugTaken = () => {
  const message = 'Another author has or had this address. Please choose another one.';
  return new DomainError(409, 'slug-taken', message, { slug: message });
};

const alreadyWritten = () =>
  new DomainError(409, 'refused', 'You have an author page already. Reload to change it.');

async function record(
  transaction: Transaction<DB>,
  admin: Editor,
  { id, before }: { id: string; before: AuthorFacts | null },
) {
  const after = await findAuthor(transaction, id);
  await recordChange(transaction, admin, {
    action: before ? 'author.change' : 'author.create',
    subject: id,
    before: before && audited(before),
    after: after ? audited(after) : null,
  });
}

const audited = ({ name, slug, about }: AuthorFacts) => ({ name, slug, about });
