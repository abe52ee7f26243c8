import { limits } from '@site/shared/contracts';

/** Marks that letters are left with when they are taken apart. */
const MARKS = /\p{Mark}/gu;

/** The part of an address that a title becomes: lower-case letters, digits and hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-')
    .slice(0, limits.slug);
