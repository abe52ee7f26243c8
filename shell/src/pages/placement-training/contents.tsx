import { Link } from '@site/shared/platform';
import styles from './contents.module.css';

/** The sections of the page by the id of their headings. */
const sections = [
  { id: 'programme', title: 'The programme' },
  { id: 'season', title: 'What a placement season looks like' },
  { id: 'plan', title: 'A twelve-week preparation plan' },
  { id: 'questions', title: 'Frequently asked questions' },
];

/** Beside the sections, where there is room for it. */
export const Contents = () => (
  <nav className={styles.contents} aria-label="On this page">
    <p className={styles.heading} aria-hidden="true">
      On this page
    </p>
    <ul className={styles.entries}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={{ hash: id }} replace>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
