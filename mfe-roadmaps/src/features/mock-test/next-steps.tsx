import { isWeak, type MockTopicScore } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { ButtonLink } from '@site/shared/ui';
import styles from './result-view.module.css';

const MOST = 4;

interface NextStepsProps {
  topics: readonly MockTopicScore[];
  testId: string;
}

/** What to practise next: links to the weakest topics, and the test again. */
export function NextSteps({ topics, testId }: NextStepsProps) {
  const weak = topics.filter(isWeak).slice(0, MOST);
  return (
    <section aria-labelledby="next" className={styles.section}>
      <h2 id="next">What to practise next</h2>
      {weak.length === 0 ? (
        <p>
          {topics.length === 0
            ? 'You answered nothing, so this test says nothing about your topics.'
            : 'No topic stands out. Take a harder test, or keep up your revision.'}
        </p>
      ) : (
        <ul className={styles.steps}>
          {weak.map(({ id, title, roadmapId }) => (
            <li key={id}>
              <Link to={`/roadmaps/${roadmapId}?topic=${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to={`/mock-tests/${testId}`}>Take the test again</ButtonLink>
      </p>
    </section>
  );
}
