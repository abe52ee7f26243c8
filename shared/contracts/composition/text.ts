import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** Control characters that no text needs, and marks that change the direction of the text that follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out.
const forbidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Invisible characters that no name needs; joiners stay, since scripts of India and emoji are written with them. */
const hidden = /[\u00ad\u200b\u2060-\u2064]/g;

/** A visible character: not a space, a combining mark, a joiner, a selector or the like. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Lines as they were typed, without control characters (except tabs) and without marks that change the
 * direction of text.
 */
export const plainText = (typed: string): string =>
  typed.replace(/\r\n?/g, '\n').replace(forbidden, '').trim();

/** The same on one line: consecutive line breaks and spaces become one space. */
export const oneLine = (typed: string): string =>
  typed
    .replace(/[\s\u0085]+/g, ' ')
    .replace(forbidden, '')
    .replace(hidden, '')
    .trim();

/** Whether there is anything visible. */
const isVisible = (text: string): boolean => visible.test(text);

/** Without the spaces and invisible characters at both ends, which come along when something is pasted. */
export function withoutEdges(typed: string): string {
  const characters = [...typed];
  const first = characters.findIndex(isVisible);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isVisible) + 1).join('');
}

/** Halves of characters, which no database stores, become the replacement character. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** PostgreSQL cannot store NUL, so text that holds one is refused where it enters. */
const noNul = z.refine<string>((text) => !text.includes('\0'), 'must not contain a NUL character');

const kind = ({ input }: { input?: unknown }) =>
  input === undefined ? 'is required' : 'must be text';

/**
 * Text that a client sent: stored as it came, at most `max` characters. If it is too long, nothing else looks
 * at it, so no other check ever meets a text of any length.
 */
export const text = (max: number, tooLong = `must have at most ${max} characters`) =>
  z.string({ error: kind }).check(z.maxLength(max, { error: tooLong, abort: true }), noNul);

/** Text on one line for others to read, without line breaks and marks that change the direction of text. */
export const line = (max: number, required: string, min = 1) =>
  text(max).check(
    z.overwrite(oneLine),
    z.minLength(min, { error: required, abort: true }),
    z.refine(isVisible, required),
  );

/** Lines for others to read, without control characters and marks that change the direction of text. */
export const lines = (max: number, required: string, tooLong?: string) =>
  text(max, tooLong).check(
    z.overwrite(plainText),
    z.minLength(1, { error: required, abort: true }),
    z.refine(isVisible, required),
  );

/** An id or a slug of ours: lower-case letters, digits and hyphens. `requirement` says what it must be. */
export const slug = (requirement: string) =>
  text(limits.slug, requirement).check(z.regex(/^[a-z0-9][a-z0-9-]*$/, requirement));
