import {
  Badge,
  Button,
  CircleAlertIcon,
  CircleCheckIcon,
  EyeIcon,
  LayersIcon,
  PencilIcon,
  Spinner,
} from '@site/shared/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { StatusBadge } from '../../articles/status-badge.tsx';
import styles from './article-editor.module.css';
import { type Fields, useSettled } from './article-form.ts';
import { PublishButton } from './publication-card.tsx';
import type { DraftSaver, SaveState } from './saving/draft-saver.ts';
import { useSaveState } from './saving/use-draft-saver.ts';
import type { Editing } from './use-editing.ts';
import { countedMinutes, countWords } from './words.ts';

interface EditorBarProps {
  editing: Editing;
  isPreview: boolean;
  onPreview: () => void;
  onVersions: () => void;
}

/** Stays in view: the save status, how long the text is, and the article's actions. */
export function EditorBar({ editing, isPreview, onPreview, onVersions }: EditorBarProps) {
  const { saved, hasDraft, saver } = editing;
  return (
    <div className={styles.bar} data-page-bar="">
      <div className={styles.state}>
        <StatusBadge status={saved?.status ?? 'draft'} />
        {hasDraft && saved?.status === 'published' && (
          <Badge tone="warning">Unpublished changes</Badge>
        )}
        <SaveStatus saver={saver} />
        <WordCount />
      </div>
      <div className={styles.actions}>
        <Button
          aria-pressed={isPreview}
          icon={isPreview ? <PencilIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
          onClick={onPreview}
        >
          {isPreview ? 'Edit' : 'Preview'}
        </Button>
        <Button
          icon={<LayersIcon aria-hidden="true" />}
          disabled={saved === null}
          onClick={onVersions}
        >
          Versions
        </Button>
        <PublishButton editing={editing} />
      </div>
    </div>
  );
}

const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

function textOf(state: SaveState): string {
  switch (state.kind) {
    case 'saving':
      return 'Saving…';
    case 'waiting':
      return 'Unsaved changes';
    case 'failed':
      return `Not saved: ${state.message}`;
    case 'conflict':
      return 'Not saved: someone else changed this article.';
    case 'saved':
      return state.at ? `Saved ${time.format(state.at)}` : '';
  }
}

/** Whether what was typed is on the server. */
function SaveStatus({ saver }: { saver: DraftSaver }) {
  const state = useSaveState(saver);
  const isError = state.kind === 'failed' || state.kind === 'conflict';
  return (
    <p className={styles.status} role="status" data-error={isError}>
      {state.kind === 'saving' && <Spinner />}
      {state.kind === 'saved' && state.at && <CircleCheckIcon aria-hidden="true" />}
      {isError && <CircleAlertIcon aria-hidden="true" />}
      {textOf(state)}
    </p>
  );
}

const number = new Intl.NumberFormat();

function WordCount() {
  const content = useSettled(useWatch<Fields, 'content'>({ name: 'content' }));
  const words = useMemo(() => countWords(content), [content]);
  return (
    <p className={styles.status}>
      {number.format(words)} {words === 1 ? 'word' : 'words'} · {countedMinutes(words)} min
    </p>
  );
}
