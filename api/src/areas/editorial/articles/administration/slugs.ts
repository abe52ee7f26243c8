import { reservedSlugs, type SlugCheck, slugFrom } from '@site/shared/contracts/editorial';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { DomainError } from '../../../../errors/domain-error.ts';
import { findFormerHolders } from '../former-slugs.ts';

/** Leaves room for a number. */
const LONGEST_BASE = 90;

/** @param title of the article that readers find under the slug, though it has another one today */
const leadsElsewhere = (title: string) => {
  const message = `This address still leads to “${title}”, which had it before. Choose another one, or open that article and remove it there.`;
  return new DomainError(409, 'slug-taken', message, { slug: message });
};

export const slugTaken = () => {
  const message = 'Another article already has this slug. Please choose another one.';
  return new DomainError(409, 'slug-taken', message, { slug: message });
};

/**
 * Whether an article may have the slug, who else has it, and a similar one that is free. An article is found by its
 * id and its former slugs as well, so no other can have one of these as its slug.
 * @param except the id of the article that the slug is for
 */
export async function checkSlug(
  kysely: Kysely<DB>,
  slug: string,
  except: string | null,
): Promise<SlugCheck> {
  const base = slug.slice(0, LONGEST_BASE);
  const others = await kysely
    .selectFrom('articles')
    .select(['id', 'slug', 'title', sql<boolean>`retired_at is not null`.as('retired')])
    .where((is) =>
      is.or([
        is('slug', 'in', [slug, base]),
        is('id', 'in', [slug, base]),
        is('slug', 'like', `${base}-%`),
        is('id', 'like', `${base}-%`),
      ]),
    )
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .execute();
  const holders = await findFormerHolders(kysely, { slugs: [slug, base], start: `${base}-` });
  const former = holders.filter(({ id }) => id !== except);
  const taken = new Set([
    ...reservedSlugs,
    ...others.flatMap(({ id, slug }) => [id, slug]),
    ...former.map(({ slug }) => slug),
  ]);
  const today = others.find((other) => other.slug === slug || other.id === slug);
  const holder = today ?? former.find((other) => other.slug === slug);
  return {
    free: !taken.has(slug),
    suggestion: taken.has(slug) ? numbered(base, taken) : slug,
    taken_by:
      holder && !holder.retired
        ? { id: holder.id, title: holder.title, former: today === undefined }
        : null,
  };
}

function numbered(base: string, taken: Set<string>): string {
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
  }
}

/**
 * The slug that an article gets: the one that was sent, or one made of its title.
 * @throws DomainError 409 if another article has the one that was sent, or had it.
 */
export async function slugFor(
  kysely: Kysely<DB>,
  { slug, title }: { slug: string; title: string },
  except: string | null,
): Promise<string> {
  const preferred = slug || slugFrom(title) || 'article';
  const { free, suggestion, taken_by } = await checkSlug(kysely, preferred, except);
  if (slug && !free) throw taken_by?.former ? leadsElsewhere(taken_by.title) : slugTaken();
  return suggestion;
}
