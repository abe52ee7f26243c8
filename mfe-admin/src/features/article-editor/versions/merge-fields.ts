import { type Fields, fieldKeys } from '../article-form.ts';
import { isSame, isText } from './compare-fields.ts';

/** Whose value a field takes; the content can take both, one after the other. */
export type Choice = 'mine' | 'theirs' | 'both';
export type Choices = Partial<Record<keyof Fields, Choice>>;

/** A field that only one side changed takes that change; one that both changed stays mine. */
export const suggest = (base: Fields, mine: Fields, theirs: Fields): Choices =>
  Object.fromEntries(
    fieldKeys
      .filter((key) => isText(key) && !isSame(key, mine, theirs))
      .map((key) => [key, isSame(key, base, mine) ? 'theirs' : 'mine']),
  );

/** The fields as chosen. The rest is the same in both, or theirs, such as the publication. */
export const choose = (choices: Choices, mine: Fields, theirs: Fields): Fields => ({
  ...theirs,
  ...Object.fromEntries(
    fieldKeys.filter((key) => choices[key] === 'mine').map((key) => [key, mine[key]]),
  ),
  ...(choices.content === 'both' && { content: `${mine.content}\n${theirs.content}` }),
});
