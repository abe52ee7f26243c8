import { reservedSlugs, type SlugCheck, slugFrom } from '@site/shared/contracts/editorial';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { DomainError } from '../../../../errors/domain-error.ts';

/** Leaves room for a number. */
const LONGEST_BASE = 90;

export const slugTaken = () => {
  const message = 'Another article already has this slug. Please choose another one.';
  return new DomainError(409, 'slug-taken', message, { slug: message });
};

/**
 * Whether an article may have the slug, who else has it, and a similar one that is free. An article is found by its
 * id as well, so no other can have that as its slug.
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
  const taken = new Set([...reservedSlugs, ...others.flatMap(({ id, slug }) => [id, slug])]);
  const holder = others.find((other) => other.slug === slug || other.id === slug);
  return {
    free: !taken.has(slug),
    suggestion: taken.has(slug) ? numbered(base, taken) : slug,
    taken_by: holder && !holder.retired ? { id: holder.id, title: holder.title } : null,
  };
}

function numbered(base: string, taken: Set<string>): string {
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
  }
}

/**
 * The slug that an article gets: the one that was sent, or one made of its title.
 * @throws DomainError 409 if another article has the one that was sent.
 */
export async function slugFor(
  kysely: Kysely<DB>,
  { slug, title }: { slug: string; title: string },
  except: string | null,
): Promise<string> {
  const preferred = slug || slugFrom(title) || 'article';
  const { free, suggestion } = await checkSlug(kysely, preferred, except);
  if (slug && !free) throw slugTaken();
  return suggestion;
}
