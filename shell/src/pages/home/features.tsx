import {
  BookmarkIcon,
  ListChecksIcon,
  NotebookPenIcon,
  SearchIcon,
} from '@site/shared/ui/icons.ts';
import styles from './home-page.module.css';

const features = [
  {
    Icon: ListChecksIcon,
    title: 'Progress you can see',
    text: 'Mark a problem complete and the totals move: overall, by difficulty and by topic. It is there again on every device you log in on.',
  },
  {
    Icon: NotebookPenIcon,
    title: 'A note on every problem',
    text: 'Write down the idea that cracked it. Before the interview you read your own words, not somebody else’s solution.',
  },
  {
    Icon: BookmarkIcon,
    title: 'Bookmarks for another round',
    text: 'Flag what you want to see again, and find it the next time you open the sheet.',
  },
  {
    Icon: SearchIcon,
    title: 'Search and filter',
    text: 'Find a problem by name, or narrow a sheet to easy, medium or hard when you have half an hour.',
  },
];

/** What a practice sheet does for a learner. */
export const Features = () => (
  <div className={styles.band}>
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features">Practice that adds up</h2>
      <p className={styles.intro}>
        A sheet is more than a list of links: it remembers where you are and what you thought.
      </p>
      <ul className={styles.features}>
        {features.map(({ Icon, title, text }) => (
          <li key={title} className={styles.feature}>
            <Icon className={styles.icon} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
