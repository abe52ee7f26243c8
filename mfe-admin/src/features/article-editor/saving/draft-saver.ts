import {
  type AdminArticle,
  type ArticleBodyInput,
  type ArticleDraftFields,
  newUuid,
} from '@site/shared/contracts';
import {
  keepLatest,
  messageOf,
  problemOf,
  type Saver,
  type SaveState as Sending,
} from '@site/shared/platform';
import { emptyFields, workingFields } from '../article-form.ts';
import { createArticle, deleteDraft, fetchArticle, putArticle, putDraft } from './article.calls.ts';
import { forgetUnsaved, keepUnsaved } from './device-copies.ts';

export type SaveState =
  /** Everything is on the server. `at` is null if nothing was saved since the page was opened. */
  | { kind: 'saved'; at: Date | null }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }
  /** Somebody else changed the article; nothing is saved until one of the texts is chosen. */
  | { kind: 'conflict'; theirs: AdminArticle };

const UNTITLED = 'Untitled article';
const FAILED = "The server isn't responding.";

interface SaverOptions {
  /** Id of the administrator, for the copy in the browser. */
  admin: string;
  /** null: a new one, which is created as soon as something was typed. */
  article: AdminArticle | null;
  /** What the form holds now. */
  read: () => ArticleDraftFields;
  onCreated: (article: AdminArticle) => void;
  onDraftSaved: () => void;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/**
 * Saves what is typed: at once in the browser, after a pause as the article's draft on the server. Each call names the
 * revision that the text was written on.
 */
export function createDraftSaver(options: SaverOptions) {
  const { admin, read, onCreated, onDraftSaved } = options;
  let id = options.article?.id ?? null;
  /** A new article keeps its id through every try: an answer that was lost is no reason for a second one. */
  const newId = newUuid();
  let revision = options.article?.revision ?? 0;
  let replaces = false;
  let restores: number | undefined;
  /** The text that this one and the server's have in common. */
  let base = options.article ? workingFields(options.article) : emptyFields;
  let state: SaveState = { kind: 'saved', at: null };
  /** Counts changes of the text: those typed, and those that the server has. */
  let typed = 0;
  let saved = 0;
  let sender: Saver | null = null;
  let isOver = false;
  const listeners = new Set<() => void>();

  const set = (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const keepOnDevice = () => keepUnsaved(admin, id, structuredClone(read()), revision);

  async function create() {
    const created = await createArticle(newId, read().title.trim().slice(0, 120) || UNTITLED);
    keepUnsaved(admin, created.id, structuredClone(read()), created.revision);
    forgetUnsaved(admin, null);
    id = created.id;
    revision = created.revision;
    onCreated(created);
    return created.id;
  }

  /** Notes that the server has the text as it was after so many changes. */
  function settle(count: number) {
    saved = count;
    if (typed !== saved) {
      // What is kept here goes on from the new revision.
      keepOnDevice();
      set({ kind: 'waiting' });
      return sender?.changed();
    }
    forgetUnsaved(admin, id);
    set({ kind: 'saved', at: new Date() });
  }

  /** @returns whether it was a conflict, which is then shown */
  async function showConflict(error: unknown): Promise<boolean> {
    if (problemOf(error)?.code !== 'changed-elsewhere' || !id) return false;
    set({ kind: 'conflict', theirs: await fetchArticle(id) });
    return true;
  }

  async function send() {
    const count = typed;
    try {
      const article = id ?? (await create());
      const fields = structuredClone(read());
      ({ revision } = await putDraft(article, fields, revision));
      base = fields;
      onDraftSaved();
      settle(count);
    } catch (error) {
      if (!(await showConflict(error))) throw error;
    }
  }

  function show(sending: Sending) {
    if (sending.kind === 'saving') set(sending);
    else if (sending.kind !== 'saved')
      set({ kind: 'failed', message: messageOf(sending.error, FAILED) });
  }

  /** Calls that save follow each other. */
  const inTurn = async (work: () => Promise<void>) => await sender?.inTurn(work);

  /** Saves the draft now if there is anything to save. @returns whether everything is on the server */
  async function flush(): Promise<boolean> {
    if (state.kind === 'conflict') return false;
    await sender?.flush();
    return typed === saved;
  }

  return {
    state: () => state,
    id: () => id,
    base: () => base,
    revision: () => revision,
    hasUnsaved: () => typed !== saved,
    flush,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Begins to save; returns what ends it. What isn't saved by then stays in the browser. */
    start() {
      sender = keepLatest({
        name: `article ${id ?? newId}`,
        isUnsent: () => !isOver && typed !== saved && state.kind !== 'conflict',
        // Administrators are asked to sign in on the page, where this is tried again.
        isLoggedIn: () => true,
        send,
        onState: show,
      });
      isOver = false;
      return () => {
        isOver = true;
        sender?.end();
      };
    },

    /** Something was typed. */
    touch() {
      typed += 1;
      keepOnDevice();
      if (state.kind === 'conflict') return;
      if (state.kind !== 'saving') set({ kind: 'waiting' });
      sender?.changed();
    },

    /** The text goes on from another revision: that of a copy in the browser. */
    continueFrom(earlier: number) {
      revision = earlier;
    },

    /** The text is that of an older version: the history says so once it is saved. */
    restoring(version: number) {
      restores = version;
    },

    /** A text was chosen. @param isMine whether anything of it replaces theirs */
    resolve(theirs: AdminArticle, isMine: boolean) {
      revision = theirs.revision;
      base = workingFields(theirs);
      replaces ||= isMine;
      set({ kind: 'waiting' });
      if (isMine) {
        typed += 1;
        keepOnDevice();
        void sender?.flush();
      } else settle(typed);
    },

    /**
     * Saves the article itself, which ends the draft.
     * @returns null if somebody else changed it, which is then shown
     * @throws if the server refuses it; the text is kept as the draft
     */
    async save(body: ArticleBodyInput): Promise<AdminArticle | null> {
      let result: AdminArticle | null = null;
      let failure: unknown;
      await inTurn(async () => {
        const count = typed;
        set({ kind: 'saving' });
        try {
          const article = id ?? (await create());
          result = await putArticle(article, body, {
            revision,
            replaces,
            ...(restores && { restores }),
          });
          ({ revision } = result);
          base = workingFields(result);
          replaces = false;
          restores = undefined;
          settle(count);
        } catch (error) {
          if (await showConflict(error)) return;
          failure = error;
          settle(saved);
        }
      });
      if (failure) throw failure;
      return result;
    },

    /** Gives up the draft, on the server and here. */
    async discard() {
      await inTurn(async () => {
        if (id) revision = await deleteDraft(id);
        settle(typed);
      });
    },
  };
}
