import type { AdminArticle } from '@site/shared/contracts/editorial';
import { Button, Notice } from '@site/shared/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import styles from './article-editor.module.css';
import { errorMessage, type Fields, fieldKeys, fieldNames } from './article-form.ts';
import { EditorBar } from './editor-bar.tsx';
import type { CategoryFieldProps } from './fields/category-field.tsx';
import { ContentsCard } from './fields/contents-card.tsx';
import { MainFields } from './fields/main-fields.tsx';
import { MetaCard } from './fields/meta-card.tsx';
import { OrganiseCard } from './fields/organise-card.tsx';
import { QuizCard } from './fields/quiz-card.tsx';
import { Preview } from './preview/preview.tsx';
import { PublicationCard } from './publication-card.tsx';
import type { ReviewProps } from './review-slot.ts';
import { replacedCopies } from './saving/device-copies.ts';
import { RestoreDialog } from './saving/restore-dialog.tsx';
import { useSaveState } from './saving/use-draft-saver.ts';
import { showPassage } from './show-passage.ts';
import { type Editing, useEditing } from './use-editing.ts';
import { useSelectedPassage } from './use-selected-passage.ts';
import { ConflictDialog } from './versions/conflict-dialog.tsx';
import { VersionsDialog } from './versions/versions-dialog.tsx';

interface ArticleEditorProps extends CategoryFieldProps, ReviewProps {
  /** The administrator's id. */
  admin: string;
  /** null for a new one. */
  article: AdminArticle | null;
  onCreated: (article: AdminArticle) => void;
  /** False while the administrator has to sign in again; unsaved changes are saved afterwards. */
  canSave: boolean;
}

/** Everything about one article. */
export function ArticleEditor({
  admin,
  article,
  onCreated,
  canSave,
  CategoryDialog,
  ReviewPanel,
}: ArticleEditorProps) {
  const editing = useEditing({ admin, article, onCreated, canSave });
  const { form, saver, saved, found, epoch } = editing;
  const isSaved = useSaveState(saver).kind === 'saved';
  useEffect(() => {
    if (canSave) void saver.flush();
  }, [saver, canSave]);
  const [isPreview, setPreview] = useState(false);
  const [isHistory, setHistory] = useState(false);
  useSaveShortcut(editing, canSave);
  return (
    <FormProvider {...form}>
      <form
        className={styles.editor}
        noValidate
        aria-label="Article"
        data-editor=""
        data-unsaved={isSaved ? undefined : ''}
        onSubmit={(event) => event.preventDefault()}
      >
        <EditorBar
          editing={editing}
          isPreview={isPreview}
          onPreview={() => setPreview(!isPreview)}
          onVersions={() => setHistory(true)}
        />
        <ErrorList />
        <Conflict editing={editing} />
        <Preview saved={saved} isOpen={isPreview} />
        <div key={epoch} className={styles.columns} hidden={isPreview}>
          <MainFields editing={editing} />
          <div className={styles.side}>
            <PublicationCard editing={editing} />
            {saved && saved.status !== 'trash' && (
              <Review
                admin={admin}
                article={saved.id}
                revision={saver.revision}
                ReviewPanel={ReviewPanel}
              />
            )}
            <OrganiseCard CategoryDialog={CategoryDialog} />
            <ContentsCard />
            <QuizCard />
            <MetaCard />
          </div>
        </div>
      </form>
      <LeaveGuard
        hasUnsaved={saver.hasUnsaved}
        // Where a new article goes once it exists.
        allows={({ pathname }) => pathname === `/admin/articles/${saver.id()}`}
        save={saver.flush}
        description="Your last changes aren't on the server yet. They stay in this browser: open the article again to restore them."
      />
      {found && (
        <RestoreDialog
          copy={found}
          onRestore={() => editing.restoreFound(found)}
          onDiscard={editing.discardFound}
        />
      )}
      {isHistory && saved && (
        <VersionsDialog
          article={saved.id}
          current={form.getValues()}
          copies={replacedCopies(admin, saved.id)}
          onRestore={(fields, number) => {
            editing.restore(fields, number);
            setHistory(false);
          }}
          onClose={() => setHistory(false)}
        />
      )}
    </FormProvider>
  );
}

interface EditorsReviewProps extends ReviewProps {
  admin: string;
  article: string;
  revision: () => number;
}

/** On its own: a selection changes often. */
function Review({ ReviewPanel, ...props }: EditorsReviewProps) {
  const passage = useSelectedPassage();
  return (
    <Suspense fallback={null}>
      <ReviewPanel {...props} passage={passage} onShow={showPassage} />
    </Suspense>
  );
}

/** Shown as soon as the server reports a conflict; it can be postponed, not dismissed. */
function Conflict({ editing }: { editing: Editing }) {
  const { state, form, saver } = editing;
  const theirs = state.kind === 'conflict' ? state.theirs : null;
  const [putOff, setPutOff] = useState<AdminArticle | null>(null);
  if (!theirs) return null;
  if (putOff === theirs) {
    return (
      <Notice tone="warning" title="Someone else changed this article">
        <p>What you type stays in this browser until you choose which version to keep.</p>
        <Button size="sm" onClick={() => setPutOff(null)}>
          Compare and choose
        </Button>
      </Notice>
    );
  }
  return (
    <ConflictDialog
      theirs={theirs}
      mine={form.getValues()}
      base={saver.base()}
      onResolve={(fields) => editing.resolve(theirs, fields)}
      onLater={() => setPutOff(theirs)}
    />
  );
}

/** Ctrl+S and Cmd+S save what readers don't see: a draft article, or the draft of a published one. */
function useSaveShortcut(editing: Editing, canSave: boolean) {
  const latest = useRef({ ...editing, canSave });
  latest.current = { ...editing, canSave };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const { saved, saver, saveAs, state, canSave } = latest.current;
      if (!canSave || state.kind === 'conflict' || saved?.status === 'trash') return;
      if (saved && saved.status !== 'draft') void saver.flush();
      else {
        const published_at = saved?.article.published_at ?? null;
        void saveAs({ is_published: false, published_at }, 'Article saved!');
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** All fields with errors, by name. */
function ErrorList() {
  const { errors } = useFormState<Fields>();
  const messages = fieldKeys.flatMap((key) => {
    const message = errorMessage(errors[key]);
    return message ? [{ key, message }] : [];
  });
  if (messages.length === 0) return null;
  return (
    <Notice tone="danger" title="Some fields need another look">
      <ul className={styles.errors}>
        {messages.map(({ key, message }) => (
          <li key={key}>
            {fieldNames[key]}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
