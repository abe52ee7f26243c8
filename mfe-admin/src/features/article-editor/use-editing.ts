import type { AdminArticle, ArticleBody } from '@site/shared/contracts/editorial';
import { messageOf, queryClient, toast } from '@site/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { showFieldErrors } from '../../forms/show-field-errors.ts';
import {
  type Fields,
  fieldKeys,
  useArticleForm,
  withAuthor,
  workingFields,
} from './article-form.ts';
import { deleteFormerSlug } from './saving/article.calls.ts';
import {
  type DeviceCopy,
  forgetUnsaved,
  storeReplaced,
  unsavedCopy,
} from './saving/device-copies.ts';
import { useDraftSaver, useSaveState } from './saving/use-draft-saver.ts';
import { compareFields } from './versions/compare-fields.ts';

/** Whether readers see the article, and since when; null for now. */
export type Publication = Pick<Fields, 'is_published' | 'published_at'>;

interface EditingOptions {
  admin: string;
  article: AdminArticle | null;
  onCreated: (article: AdminArticle) => void;
  canSave: boolean;
}

export type Editing = ReturnType<typeof useEditing>;

/** One article in the editor: its form, what is saved of it, and its actions. */
export function useEditing({ admin, article, onCreated, canSave }: EditingOptions) {
  const form = useArticleForm(article);
  const [saved, setSaved] = useState(article);
  const [hasDraft, setHasDraft] = useState(article?.draft != null);
  const [found, setFound] = useState(() => foundCopy(admin, article));
  /** Counts texts set from outside the form: the fields are remounted for each. */
  const [epoch, setEpoch] = useState(0);
  const quiet = useRef(false);
  const mayBeSent = useRef(canSave);
  mayBeSent.current = canSave;
  const saver = useDraftSaver({
    admin,
    article,
    read: form.getValues,
    canSend: () => mayBeSent.current,
    onCreated: (created) => {
      setSaved(created);
      onCreated(created);
    },
    onDraftSaved: () => setHasDraft(true),
  });
  const state = useSaveState(saver);

  useEffect(() => {
    const onChange = () => {
      if (!quiet.current) saver.touch();
    };
    return form.subscribe({ formState: { values: true }, callback: onChange });
  }, [form, saver]);

  /** Changes the form without counting as typed. */
  const quietly = (change: () => void) => {
    quiet.current = true;
    change();
    quiet.current = false;
  };
  const show = (fields: Fields) => {
    quietly(() => form.reset(fields));
    setEpoch((count) => count + 1);
  };
  const setPublication = ({ is_published, published_at }: Publication) =>
    quietly(() => {
      form.setValue('is_published', is_published);
      form.setValue('published_at', published_at);
    });

  const storeMine = (fields: Fields) => {
    const id = saver.id();
    const at = new Date().toISOString();
    if (id) storeReplaced(admin, id, { fields, revision: saver.revision(), at });
  };

  const settle = (result: AdminArticle, done: string) => {
    setSaved(result);
    setHasDraft(false);
    quietly(() => form.setValue('slug', result.article.slug));
    setPublication(result.article);
    forgetLists(result.article.slug);
    toast.success(done);
  };

  const refuse = (error: unknown) => {
    toast.error(messageOf(error, "We couldn't save the article. Please try again."));
    showFieldErrors(error, fieldKeys, form.setError);
  };

  /** Saves the article itself, with or without readers seeing it. */
  const saveAs = (publication: Publication, done: string) => {
    const { is_published, published_at } = form.getValues();
    const undo = () => setPublication({ is_published, published_at });
    setPublication(publication);
    const save = async (body: ArticleBody) => {
      try {
        const result = await saver.save(body);
        if (result) settle(result, done);
        else undo();
      } catch (error) {
        undo();
        refuse(error);
      }
    };
    const explain = () => {
      undo();
      toast.error('Please check the marked fields.');
    };
    return form.handleSubmit(save, explain)();
  };

  return {
    form,
    saver,
    state,
    saved,
    hasDraft,
    found,
    epoch,
    saveAs,

    /** Restores the text stored in this browser, on the revision it was written on. */
    restoreFound({ fields, revision }: DeviceCopy) {
      setFound(null);
      show(fields);
      saver.continueFrom(revision);
      saver.touch();
    },

    discardFound() {
      setFound(null);
      forgetUnsaved(admin, article?.id ?? null);
    },

    /** Puts an older text into the editor; readers see it once it's saved. */
    restore(fields: Fields, version?: number) {
      const { is_published, published_at, author_id } = form.getValues();
      show({ ...withAuthor(fields, { author_id }), is_published, published_at });
      if (version !== undefined) saver.restoring(version);
      saver.touch();
    },

    /** Ends a conflict. Replaced parts of the own text stay in this browser. */
    resolve(theirs: AdminArticle, chosen: Fields) {
      const mine = structuredClone(form.getValues());
      const other = workingFields(theirs);
      if (compareFields(chosen, mine).length > 0) storeMine(mine);
      setSaved(theirs);
      setHasDraft(theirs.draft !== null);
      show(chosen);
      saver.resolve(theirs, compareFields(chosen, other).length > 0);
    },

    async removeFormerSlug(slug: string) {
      if (!saved) return;
      try {
        await deleteFormerSlug(saved.id, slug);
        const former_slugs = saved.former_slugs.filter((other) => other !== slug);
        setSaved((current) => current && { ...current, former_slugs });
      } catch (error) {
        toast.error(messageOf(error, "We couldn't remove the address. Please try again."));
      }
    },

    /** Discards the draft; its text stays in this browser. */
    async discardDraft() {
      const mine = structuredClone(form.getValues());
      try {
        await saver.discard();
        storeMine(mine);
        setHasDraft(false);
        if (saved) show(saved.article);
        toast.success("Changes discarded. They're still under Versions.");
      } catch (error) {
        toast.error(messageOf(error, "We couldn't discard the changes. Please try again."));
      }
    },
  };
}

/** A text in this browser that differs from the server's. */
function foundCopy(admin: string, article: AdminArticle | null): DeviceCopy | null {
  const id = article?.id ?? null;
  const copy = unsavedCopy(admin, id);
  if (copy && compareFields(copy.fields, workingFields(article)).length > 0) return copy;
  if (copy) forgetUnsaved(admin, id);
  return null;
}

/** Marks what readers' pages and the list of articles have cached as stale. */
function forgetLists(slug: string) {
  for (const queryKey of [['articles'], ['article', slug], ['admin-data', 'articles']]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
