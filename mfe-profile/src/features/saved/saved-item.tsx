import type { SavedUnit } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { BookmarkIcon, CircleCheckIcon, DifficultyBadge } from '@site/shared/ui';
import styles from './saved.module.css';
import { SavedNote } from './saved-note.tsx';

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
