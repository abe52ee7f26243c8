import { Button } from '@site/shared/ui';
import { useNoteMarkdown } from '@site/shared/ui/use-note-markdown.ts';
import { useState } from 'react';
import styles from './saved.module.css';

/** Longer ones are folded after their first lines. */
const LONG = 280;

/** A note rendered as Markdown; as plain text until the renderer has loaded, or if it can't be loaded. */
export function SavedNote({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= LONG);
  const { Markdown } = useNoteMarkdown();
  return (
    <div className={styles.note}>
      <div className={isWhole ? undefined : styles.folded}>
        {Markdown ? <Markdown text={text} /> : <p className={styles.asWritten}>{text}</p>}
      </div>
      {!isWhole && (
        <Button size="sm" onClick={() => setWhole(true)}>
          Show the whole note
        </Button>
      )}
    </div>
  );
}
