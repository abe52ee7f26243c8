import type { AdminArticle, ArticleBody } from '@site/shared/contracts';
import { fieldErrorsOf, messageOf, queryClient, toast } from '@site/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { type Fields, fieldKeys, useArticleForm, workingFields } from './article-form.ts';
import {
  type DeviceCopy,
  forgetUnsaved,
  keepReplaced,
  unsavedCopy,
} from './saving/device-copies.ts';
import { useDraftSaver, useSaveState } from './saving/use-draft-saver.ts';
import { compareFields } from './versions/compare-fields.ts';

/** Whether readers see the article, and from when on; null: from now on. */
export type Publication = Pick<Fields, 'is_published' | 'published_at'>;

interface EditingOptions {
  admin: string;
  article: AdminArticle | null;
  onCreated: (article: AdminArticle) => void;
}

export type Editing = ReturnType<typeof useEditing>;

/** One article in the editor: its form, what is saved of it, and everything that can be done with it. */
export function useEditing({ admin, article, onCreated }: EditingOptions) {
  const form = useArticleForm(article);
  const [saved, setSaved] = useState(article);
  const [hasDraft, setHasDraft] = useState(article?.draft != null);
  const [found, setFound] = useState(() => foundCopy(admin, article));
  /** Counts texts that came from elsewhere, so that the fields begin afresh with each. */
  const [epoch, setEpoch] = useState(0);
  const quiet = useRef(false);
  const saver = useDraftSaver({
    admin,
    article,
    read: form.getValues,
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

  const keepMine = (fields: Fields) => {
    const id = saver.id();
    const at = new Date().toISOString();
    if (id) keepReplaced(admin, id, { fields, revision: saver.revision(), at });
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
    const faults = fieldErrorsOf(error);
    for (const key of fieldKeys) {
      const message = faults[key];
      if (message) form.setError(key, { message }, { shouldFocus: true });
    }
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

    /** Takes up the text that this browser kept, on the revision it was written on. */
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

    /** An older text becomes the one in the editor; readers see it once it is saved. */
    restore(fields: Fields, version?: number) {
      const { is_published, published_at } = form.getValues();
      show({ ...fields, is_published, published_at });
      if (version !== undefined) saver.restoring(version);
      saver.touch();
    },

    /** Ends a conflict. What is given up of one's own text stays in this browser. */
    resolve(theirs: AdminArticle, chosen: Fields) {
      const mine = structuredClone(form.getValues());
      const other = workingFields(theirs);
      if (compareFields(chosen, mine).length > 0) keepMine(mine);
      setSaved(theirs);
      setHasDraft(theirs.draft !== null);
      show(chosen);
      saver.resolve(theirs, compareFields(chosen, other).length > 0);
    },

    /** Gives up the draft; its text stays in this browser. */
    async discardDraft() {
      const mine = structuredClone(form.getValues());
      try {
        await saver.discard();
        keepMine(mine);
        setHasDraft(false);
        if (saved) show(saved.article);
        toast.success("Changes discarded. They're still under Versions.");
      } catch (error) {
        toast.error(messageOf(error, "We couldn't discard the changes. Please try again."));
      }
    },
  };
}

/** A text in this browser that says something else than the server's. */
function foundCopy(admin: string, article: AdminArticle | null): DeviceCopy | null {
  const id = article?.id ?? null;
  const copy = unsavedCopy(admin, id);
  if (copy && compareFields(copy.fields, workingFields(article)).length > 0) return copy;
  if (copy) forgetUnsaved(admin, id);
  return null;
}

/** What readers' pages and the list of articles have read before is out of date. */
function forgetLists(slug: string) {
  for (const queryKey of [['articles'], ['article', slug], ['admin-data', 'articles']]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
