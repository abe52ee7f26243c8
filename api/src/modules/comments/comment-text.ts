import { DomainError } from '../../errors/domain-error.ts';

/** Control characters that no text needs, and marks that turn the direction of what follows them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out.
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Characters that are not to be seen: blanks, joiners and the like. */
const invisible = /[\s\p{Cf}\u2800\u3164\u115f\u1160]/gu;

/**
 * What is kept of a comment: the text as it was typed, without control characters.
 * @throws DomainError 400 where nothing is left to be seen.
 */
export function commentText(typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n').replace(unwanted, '').trim();
  if (text.replace(invisible, '') !== '') return text;
  const message = 'Write something first';
  throw new DomainError(400, 'invalid', message, { content: message });
}
