import { ArrowUpRightIcon } from '@site/shared/ui/icons.ts';
import styles from './staircase.module.css';

const steps = [
  { title: 'Choose a roadmap', text: 'Each topic builds on the last.' },
  { title: 'Solve one by one', text: 'Write your program on the page, and run it on its tests.' },
  { title: 'Write it down', text: 'A note in your own words, a bookmark to come back to.' },
  { title: 'Walk in prepared', text: 'You know what you can do, topic by topic.' },
];

/** How it works, as a staircase that plays on the name: each step a little higher than the one before. */
export const Staircase = () => (
  <ol className={styles.stairs} aria-label="How it works">
    {steps.map(({ title, text }, index) => (
      <li key={title} className={styles.step}>
        <span className={styles.number} aria-hidden="true">
          {index === steps.length - 1 ? <ArrowUpRightIcon /> : index + 1}
        </span>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.text}>{text}</span>
      </li>
    ))}
  </ol>
);
