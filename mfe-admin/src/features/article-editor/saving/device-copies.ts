import { type ArticleDraftFields, articleDraftFields } from '@site/shared/contracts/editorial';
import { records } from '@site/shared/platform';

/** A text that is stored in this browser. */
export interface DeviceCopy {
  fields: ArticleDraftFields;
  /** The revision it was written on. */
  revision: number;
  /** When it was stored. */
  at: string;
}

const UNSAVED = 'article-unsaved';
const REPLACED = 'article-replaced';

/** In place of the id, until the article has one. */
const NEW = 'new';

/** What was typed and isn't saved on the server yet: it survives a crash of the browser. */
export function unsavedCopy(admin: string, article: string | null): DeviceCopy | null {
  const record = records.read<ArticleDraftFields, number>(UNSAVED, article ?? NEW, admin);
  if (record?.base === undefined || !articleDraftFields.safeParse(record.value).success)
    return null;
  return {
    fields: record.value,
    revision: record.base,
    at: new Date(record.changedAt).toISOString(),
  };
}

export const storeUnsaved = (
  admin: string,
  article: string | null,
  fields: ArticleDraftFields,
  revision: number,
): void => records.write(UNSAVED, article ?? NEW, admin, fields, revision);

export const forgetUnsaved = (admin: string, article: string | null): void =>
  records.remove(UNSAVED, article ?? NEW, admin);

const MAX_REPLACED = 3;

/** The administrator's own texts that were replaced with someone else's, newest first. */
export const replacedCopies = (admin: string, article: string): DeviceCopy[] =>
  (records.read<DeviceCopy[]>(REPLACED, article, admin)?.value ?? []).filter(
    ({ fields }) => articleDraftFields.safeParse(fields).success,
  );

export const storeReplaced = (admin: string, article: string, copy: DeviceCopy): void =>
  records.write(
    REPLACED,
    article,
    admin,
    [copy, ...replacedCopies(admin, article)].slice(0, MAX_REPLACED),
  );
