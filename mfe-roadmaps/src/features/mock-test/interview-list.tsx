import type { MockTestList } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { Card, ClockIcon, cardLink, Facts } from '@site/shared/ui';
import { Inline } from '@site/shared/ui/prose.tsx';
import styles from './lists.module.css';

/** Scripts that two people practise interviews with. */
export const InterviewList = ({ interviews }: { interviews: MockTestList['interviews'] }) => (
  <ul className={styles.cards}>
    {interviews.map(({ id, title, description, minutes }) => (
      <Card as="li" key={id} interactive className={styles.card}>
        <h3>
          <Link to={`/mock-interviews/${id}`} className={cardLink}>
            {title}
          </Link>
        </h3>
        <p className={styles.description}>
          <Inline text={description} />
        </p>
        <Facts label="About this interview">
          <li>
            <ClockIcon aria-hidden="true" />
            {minutes} minutes
          </li>
        </Facts>
      </Card>
    ))}
  </ul>
);
