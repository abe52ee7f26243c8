import type { SavedUnit } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { BookmarkIcon, CircleCheckIcon, DifficultyBadge } from '@site/shared/ui';
import styles from './saved.module.css';

/** One problem with what the person has saved about it; its name leads to its place on the sheet. */
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
      {notes && <Note text={notes} />}
    </li>
  );
}

/** A long note is folded after its first lines. */
const LONG = 280;

function Note({ text }: { text: string }) {
  if (text.length <= LONG) return <p className={styles.note}>{text}</p>;
  return (
    <details className={styles.note}>
      <summary>{text.slice(0, text.lastIndexOf(' ', LONG - 60) + 1 || LONG - 60)}…</summary>
      <p>{text}</p>
    </details>
  );
}
