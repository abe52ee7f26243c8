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
export const isVisible = (text: string): boolean => visible.test(text);

/** Without the spaces and invisible characters at both ends, which come along when something is pasted. */
export function withoutEdges(typed: string): string {
  const characters = [...typed];
  const first = characters.findIndex(isVisible);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isVisible) + 1).join('');
}

/** Halves of characters, which no database stores, become the replacement character. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
