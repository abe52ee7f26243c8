import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import { text } from '../composition/text.ts';

/** Words of the API's own addresses, which no article can have. */
export const reservedSlugs: readonly string[] = ['categories'];

/** Signs that are a word of some names, such as C++ and C#. */
const inWords = (title: string): string =>
  title.replace(/\+/g, ' plus ').replace(/(\p{Letter})#/gu, '$1 sharp ');

/** Latin letters lose their accents; marks of other scripts, such as vowels of Hindi, belong to the word. */
const plainLatin = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/([a-z0-9])\p{Mark}+/gu, '$1')
    .normalize('NFC');

/**
 * A slug made of a title in any script: 'Big-O, explained' becomes big-o-explained, and 二叉树 stays as it is. '' if
 * there's neither a letter nor a digit.
 */
export const slugFrom = (title: string): string =>
  inWords(plainLatin(title))
    .replace(/[^\p{Letter}\p{Mark}\p{Decimal_Number}]+/gu, '-')
    .replace(/(^|-)\p{Mark}+/gu, '$1')
    .replace(/^-+/, '')
    .slice(0, 80)
    .replace(/[-\p{Surrogate}]$/u, '');

/** Letters without capitals, of any script. */
const SLUG =
  /^[\p{Ll}\p{Lm}\p{Lo}\p{Decimal_Number}][\p{Ll}\p{Lm}\p{Lo}\p{Mark}\p{Decimal_Number}-]*$/u;

const invisible = /\p{Default_Ignorable_Code_Point}/u;

const isSlug = (typed: string): boolean => SLUG.test(typed) && !invisible.test(typed);

/** One letter may be written in several ways, which look the same. */
const composed = z.overwrite<string>((typed) => typed.normalize('NFC'));

/** The slug of an article. `requirement` says what it must be. */
export const articleSlug = (requirement: string) =>
  text(limits.slug, requirement).check(composed, z.refine(isSlug, requirement));

/** The same, or '' for one that's made of the title. */
export const slugOrNone = text(limits.slug).check(
  composed,
  z.refine(
    (typed) => typed === '' || isSlug(typed),
    'can only contain lower-case letters, digits and hyphens',
  ),
);
