import { contentBundle } from '@site/shared/contracts';
import { fileRefused } from '../../../errors/file-refused.ts';

/** Content files by their path below api/content. @throws DomainError 400 if it is no export of ours. */
export function readBundle(text: string): Map<string, string> {
  const { data } = contentBundle.safeParse(parsed(text));
  if (!data) throw fileRefused("This file isn't an export of roadmaps or DSA problems.");
  return new Map(Object.entries(data.files).map(([path, file]) => [path, wholeCharacters(file)]));
}

/** JSON can hold half of a surrogate pair; the database refuses it. */
const wholeCharacters = (text: string) => Buffer.from(text).toString();

function parsed(text: string): unknown {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.trim());
  } catch {
    throw fileRefused("This file can't be read: its JSON is damaged.");
  }
}
