import { CircleAlertIcon, CircleCheckIcon, Spinner } from '@site/shared/ui';
import type { DraftSaver, SaveState } from './draft-saver.ts';
import styles from './saving.module.css';
import { useSaveState } from './use-draft-saver.ts';

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
export function SaveStatus({ saver }: { saver: DraftSaver }) {
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
