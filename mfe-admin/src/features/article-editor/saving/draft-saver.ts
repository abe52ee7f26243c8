import { newUuid } from '@site/shared/contracts/composition';
import type {
  AdminArticle,
  ArticleBodyInput,
  ArticleDraftFields,
} from '@site/shared/contracts/editorial';
import {
  keepLatest,
  messageOf,
  problemOf,
  type Saver,
  type SaveState as Sending,
} from '@site/shared/platform';
import { emptyFields, workingFields } from '../article-form.ts';
import { createArticle, deleteDraft, fetchArticle, putArticle, putDraft } from './article.calls.ts';
import { forgetUnsaved, storeUnsaved } from './device-copies.ts';

export type SaveState =
  /** Everything is on the server. `at` is null if nothing was saved since the page was opened. */
  | { kind: 'saved'; at: Date | null }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }
  /** Someone else changed the article; nothing is saved until one of the texts is chosen. */
  | { kind: 'conflict'; theirs: AdminArticle };

const UNTITLED = 'Untitled article';
const FAILED = "The server isn't responding.";

interface SaverOptions {
  /** The administrator's id, for the copy in the browser. */
  admin: string;
  /** null for a new one, which is created as soon as something is typed. */
  article: AdminArticle | null;
  /** The current values of the form. */
  read: () => ArticleDraftFields;
  /** False while the administrator has to sign in again: who else is signed in must not send it. */
  canSend: () => boolean;
  onCreated: (article: AdminArticle) => void;
  onDraftSaved: () => void;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/**
 * Saves what is typed: at once in the browser, after a pause as the article's draft on the server. Each call names the
 * revision that the text was written on.
 */
export function createDraftSaver(options: SaverOptions) {
  const { admin, read, canSend, onCreated, onDraftSaved } = options;
  let id = options.article?.id ?? null;
  /** A new article keeps its id through every try: a lost response must not create a second one. */
  const newId = newUuid();
  let revision = options.article?.revision ?? 0;
  let replaces = false;
  let restores: number | undefined;
  /** The common ancestor of this text and the server's. */
  let base = options.article ? workingFields(options.article) : emptyFields;
  let state: SaveState = { kind: 'saved', at: null };
  /** Count changes of the text: those typed, and those that the server has. */
  let typed = 0;
  let saved = 0;
  let sender: Saver | null = null;
  let isOver = false;
  const listeners = new Set<() => void>();

  const set = (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const storeOnDevice = () => storeUnsaved(admin, id, structuredClone(read()), revision);

  async function create() {
    const created = await createArticle(newId, read().title.trim().slice(0, 120) || UNTITLED);
    storeUnsaved(admin, created.id, structuredClone(read()), created.revision);
    forgetUnsaved(admin, null);
    id = created.id;
    revision = created.revision;
    onCreated(created);
    return created.id;
  }

  /** Notes that the server has the text as it was after `count` changes. */
  function settle(count: number) {
    saved = count;
    if (typed !== saved) {
      // The copy in the browser continues from the new revision.
      storeOnDevice();
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

  /** Runs saving calls one after another. */
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

    /** Starts saving. @returns a function that stops it; what isn't saved by then stays in the browser */
    start() {
      sender = keepLatest({
        name: `article ${id ?? newId}`,
        isUnsent: () => !isOver && typed !== saved && state.kind !== 'conflict',
        // Administrators are prompted to sign in on the page, where this is retried.
        isLoggedIn: canSend,
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
      storeOnDevice();
      if (state.kind === 'conflict') return;
      if (state.kind !== 'saving') set({ kind: 'waiting' });
      sender?.changed();
    },

    /** The text continues from another revision: that of a copy in the browser. */
    continueFrom(earlier: number) {
      revision = earlier;
    },

    /** The text is an older version's: the history says so once it's saved. */
    restoring(version: number) {
      restores = version;
    },

    /** Ends a conflict. @param isMine whether any of their text is replaced */
    resolve(theirs: AdminArticle, isMine: boolean) {
      revision = theirs.revision;
      base = workingFields(theirs);
      replaces ||= isMine;
      set({ kind: 'waiting' });
      if (isMine) {
        typed += 1;
        storeOnDevice();
        void sender?.flush();
      } else settle(typed);
    },

    /**
     * Saves the article itself, which ends the draft.
     * @returns null if someone else changed it, which is then shown
     * @throws if the server refuses it; the text stays in the draft
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

    /** Discards the draft, on the server and here. */
    async discard() {
      await inTurn(async () => {
        if (id) revision = await deleteDraft(id);
        settle(typed);
      });
    },
  };
}
