import { Link } from '@site/shared/platform';
import { CalendarIcon, ListChecksIcon, NotebookPenIcon, PlayIcon } from '@site/shared/ui/icons.ts';
import styles from './home-page.module.css';

const features = [
  {
    Icon: PlayIcon,
    title: 'Solutions that run',
    text: 'Read why a solution works, change it, and run it against its tests: real Python, in your browser.',
    link: { to: '/dsaarticles', label: 'DSA problems and articles' },
  },
  {
    Icon: ListChecksIcon,
    title: 'Progress you can see',
    text: 'Mark a problem complete and the totals move: overall, by difficulty and by topic. You will find it on every device you log in on.',
  },
  {
    Icon: NotebookPenIcon,
    title: 'A note on every problem',
    text: 'Write down the idea that cracked it. Before the interview you read your own words, not somebody else’s solution.',
  },
  {
    Icon: CalendarIcon,
    title: 'Problems that come back',
    text: 'What you have solved returns days, weeks and months later, just before you would forget it.',
    link: { to: '/roadmaps/today', label: 'What is due today' },
  },
];

/** What practising here does for a learner. */
export const Features = () => (
  <div className={styles.band}>
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features">Practice that adds up</h2>
      <p className={styles.intro}>
        More than a list of links: it runs your code, and remembers where you are and what you
        thought.
      </p>
      <ul className={styles.features}>
        {features.map(({ Icon, title, text, link }) => (
          <li key={title} className={styles.feature}>
            <Icon className={styles.icon} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
            {link && <Link to={link.to}>{link.label}</Link>}
          </li>
        ))}
      </ul>
    </section>
  </div>
);
