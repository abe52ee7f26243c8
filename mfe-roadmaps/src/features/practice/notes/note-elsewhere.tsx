import { Button, Notice } from '@site/shared/ui';
import styles from './note-elsewhere.module.css';

interface NoteElsewhereProps {
  /** The current text of the note, from another device. */
  text: string;
  onTake: () => void;
  onAdd: () => void;
}

/**
 * Shows what another device has saved in the meantime, above the person's own text: nothing is overwritten
 * unseen.
 */
export function NoteElsewhere({ text, onTake, onAdd }: NoteElsewhereProps) {
  return (
    <section className={styles.elsewhere} aria-label="Saved on another device">
      <Notice tone="warning" title="This note was changed on another device">
        Your version is below and isn't saved yet. Saving it replaces this one:
      </Notice>
      {text === '' ? (
        <p className={styles.empty}>The note is empty there.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long note must be scrollable with the keyboard
        <blockquote className={styles.text} tabIndex={0}>
          {text}
        </blockquote>
      )}
      <div className={styles.choices}>
        <Button size="sm" onClick={onTake}>
          Use this one
        </Button>
        {text !== '' && (
          <Button size="sm" onClick={onAdd}>
            Add it above mine
          </Button>
        )}
      </div>
    </section>
  );
}
