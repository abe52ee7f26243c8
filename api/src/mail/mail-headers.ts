import { limits } from '@site/shared/contracts';
import type { Mail } from './mail.ts';

/** One address: no blanks, no line breaks, no control characters, nothing that separates or names addresses. */
const plainAddress = /^[^\s\p{C}@<>",;:()[\]\\]+@[^\s\p{C}@<>",;:()[\]\\]+$/u;

const SUBJECT_MAX = 200;

const isPlainAddress = (text: string) => text.length <= limits.email && plainAddress.test(text);

/**
 * What goes into a mail's header must not be able to end it or to begin another one.
 * @throws Error that names the part.
 */
export function assertSafeHeaders({ to, replyTo, subject }: Mail): void {
  if (to !== null && !isPlainAddress(to)) throw new Error("The recipient isn't a plain address");
  if (replyTo !== undefined && !isPlainAddress(replyTo)) {
    throw new Error("The address to reply to isn't a plain address");
  }
  if (subject.length > SUBJECT_MAX || /\p{Cc}|\u2028|\u2029/u.test(subject)) {
    throw new Error('The subject of a mail must be one line of at most 200 characters');
  }
}
