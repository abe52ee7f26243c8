import { type ArticleDraftFields, articleDraftFields } from '@site/shared/contracts';
import { records } from '@site/shared/platform';

/** A text that is kept in this browser. */
export interface DeviceCopy {
  fields: ArticleDraftFields;
  /** The revision it was written on. */
  revision: number;
  /** When it was kept. */
  at: string;
}

const UNSAVED = 'article-unsaved';
const REPLACED = 'article-replaced';

/** Until the article has an id. */
const NEW = 'new';

/** What was typed and isn't saved on the server yet: it survives a crash of the browser. */
export function unsavedCopy(admin: string, article: string | null): DeviceCopy | null {
  const kept = records.read<ArticleDraftFields, number>(UNSAVED, article ?? NEW, admin);
  if (kept?.base === undefined || !articleDraftFields.safeParse(kept.value).success) return null;
  return { fields: kept.value, revision: kept.base, at: new Date(kept.changedAt).toISOString() };
}

export const keepUnsaved = (
  admin: string,
  article: string | null,
  fields: ArticleDraftFields,
  revision: number,
): void => records.write(UNSAVED, article ?? NEW, admin, fields, revision);

export const forgetUnsaved = (admin: string, article: string | null): void =>
  records.remove(UNSAVED, article ?? NEW, admin);

const REPLACED_KEPT = 3;

/** Own texts that were given up for somebody else's, newest first. */
export const replacedCopies = (admin: string, article: string): DeviceCopy[] =>
  (records.read<DeviceCopy[]>(REPLACED, article, admin)?.value ?? []).filter(
    ({ fields }) => articleDraftFields.safeParse(fields).success,
  );

export const keepReplaced = (admin: string, article: string, copy: DeviceCopy): void =>
  records.write(
    REPLACED,
    article,
    admin,
    [copy, ...replacedCopies(admin, article)].slice(0, REPLACED_KEPT),
  );
