import type { ModeratedComment } from '@site/shared/contracts';
import { ShortMoment } from '../../time/moment.tsx';
import styles from './moderation.module.css';

type Decision = ModeratedComment['decisions'][number];

const words: Record<Decision['action'], string> = {
  hide: 'hid it',
  restore: 'restored it',
  dismiss: 'dismissed the reports',
  undo: 'undid the decision before',
  warn: 'warned the author',
  note: 'wrote a note',
};

/** Earlier decisions about a comment, oldest first. */
export const DecisionHistory = ({ decisions }: { decisions: readonly Decision[] }) =>
  decisions.length > 0 && (
    <ol className={styles.history} aria-label="Decisions so far">
      {decisions.map(({ id, action, text, admin, at }) => (
        <li key={id}>
          <p className={styles.facts}>
            <span>
              {admin} {words[action]}
            </span>
            <ShortMoment at={at} />
          </p>
          {text && <p className={styles.words}>{text}</p>}
        </li>
      ))}
    </ol>
  );
