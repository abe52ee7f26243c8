import { type ArticleDraftFields, articleDraftFields } from '@site/shared/contracts';

/** A text that is kept in this browser. */
export interface DeviceCopy {
  fields: ArticleDraftFields;
  /** The revision it was written on. */
  revision: number;
  /** When it was kept. */
  at: string;
}

/** Whose text of which article it is; `new` until the article has an id. */
const keyOf = (kind: 'unsaved' | 'replaced', admin: string, article: string | null) =>
  `article-${kind}:${admin}:${article ?? 'new'}`;

/** What was typed and isn't saved on the server yet: it survives a crash of the browser. */
export const unsavedCopy = (admin: string, article: string | null): DeviceCopy | null =>
  read(keyOf('unsaved', admin, article))[0] ?? null;

export const keepUnsaved = (admin: string, article: string | null, copy: DeviceCopy): void =>
  write(keyOf('unsaved', admin, article), [copy]);

export const forgetUnsaved = (admin: string, article: string | null): void =>
  write(keyOf('unsaved', admin, article), []);

const REPLACED_KEPT = 3;

/** Own texts that were given up for somebody else's, newest first. */
export const replacedCopies = (admin: string, article: string): DeviceCopy[] =>
  read(keyOf('replaced', admin, article));

export function keepReplaced(admin: string, article: string, copy: DeviceCopy): void {
  const copies = [copy, ...replacedCopies(admin, article)].slice(0, REPLACED_KEPT);
  write(keyOf('replaced', admin, article), copies);
}

/** What isn't a copy is none: storage may hold anything. */
function read(key: string): DeviceCopy[] {
  try {
    const copies: DeviceCopy[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    return copies.filter(({ fields }) => articleDraftFields.safeParse(fields).success);
  } catch {
    return [];
  }
}

function write(key: string, copies: DeviceCopy[]): void {
  try {
    if (copies.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(copies));
  } catch (error) {
    console.warn('The text could not be kept in this browser.', error);
  }
}
