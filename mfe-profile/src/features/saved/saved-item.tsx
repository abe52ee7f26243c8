import type { SavedUnit } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { BookmarkIcon, Button, CircleCheckIcon, DifficultyBadge } from '@site/shared/ui';
import { useNoteMarkdown } from '@site/shared/ui/use-note-markdown.ts';
import { useState } from 'react';
import styles from './saved.module.css';

/** One problem with what the person has saved about it; its name links to its row on the sheet. */
export function SavedItem({ unit }: { unit: SavedUnit }) {
  const { name, path, difficulty, topic, roadmap, bookmarked, completed, notes } = unit;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        {path === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link to={path} className={styles.name}>
            {name}
          </Link>
        )}
        <DifficultyBadge difficulty={difficulty} />
      </div>
      <p className={styles.place}>
        <span>
          {roadmap.title} · {topic}
        </span>
        {bookmarked && (
          <span className={styles.mark}>
            <BookmarkIcon aria-hidden="true" />
            Bookmarked
          </span>
        )}
        {completed && (
          <span className={styles.mark}>
            <CircleCheckIcon aria-hidden="true" />
            Completed
          </span>
        )}
        {path === null && <span>No longer part of the roadmap</span>}
      </p>
      {notes && <SavedNote text={notes} />}
    </li>
  );
}

/** Longer ones are folded after their first lines. */
const LONG = 280;

/** A note rendered as Markdown; as plain text until the renderer has loaded, or if it can't be loaded. */
function SavedNote({ text }: { text: string }) {
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
