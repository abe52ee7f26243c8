import { limits } from '@site/shared/contracts';

/** Diacritics, as normalizing separates them from their letters. */
const MARKS = /\p{Mark}/gu;

/** A title as part of an address: lower-case letters, digits and hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-')
    .slice(0, limits.slug);
