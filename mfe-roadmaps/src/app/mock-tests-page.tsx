import { messageOf, useQuery, useSession } from '@site/shared/platform';
import { ButtonLink, ErrorState, Notice, Page, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { attemptListQuery } from '../features/mock-test/attempts.ts';
import {
  AttemptTable,
  attemptAddress,
  InterviewList,
  TestList,
} from '../features/mock-test/lists.tsx';

import styles from '../features/mock-test/mock-tests.module.css';
import { mockTestListQuery } from '../features/mock-test/mock-tests.queries.ts';
import noticeStyles from '../features/mock-test/notice.module.css';

import { minutesLeft } from '../features/mock-test/texts.ts';

/** /mock-tests */
export function MockTestsPage() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(mockTestListQuery());
  return (
    <Page
      title="Mock tests"
      intro="Online assessments against the clock, with coding problems and multiple-choice questions, and scripts for interviews that you practise in pairs."
    >
      {error && !data && (
        <ErrorState
          title="We couldn't load the mock tests"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
        />
      )}
      <div className={styles.sections}>
        {user && <RunningTestNotice person={user.id} />}
        <section aria-labelledby="assessments" className={styles.section}>
          <h2 id="assessments">Online assessments</h2>
          {data ? (
            <TestList tests={data.tests.filter(({ drawn }) => !drawn)} />
          ) : (
            !error && <Loading />
          )}
        </section>
        <section aria-labelledby="papers" className={styles.section}>
          <h2 id="papers">First-round papers</h2>
          <p className={styles.about}>
            Most have sections with a time of their own that you can't go back to. Some take points
            for wrong answers. Each attempt draws other questions.
          </p>
          {data ? (
            <TestList tests={data.tests.filter(({ drawn }) => drawn)} />
          ) : (
            !error && <Loading />
          )}
        </section>
        {user && <Results person={user.id} />}
        <section aria-labelledby="interviews" className={styles.section}>
          <h2 id="interviews">Mock interviews</h2>
          <p className={styles.about}>
            One of you interviews, the other answers. Each script has the interviewer's lines, what
            a good answer contains, what to ask next, and a rubric.
          </p>
          {data ? <InterviewList interviews={data.interviews} /> : !error && <Loading />}
        </section>
      </div>
    </Page>
  );
}

/** Links to the running test. */
function RunningTestNotice({ person }: { person: string }) {
  const { data } = useQuery(attemptListQuery(person));
  const running = data?.attempts.find(({ state }) => state === 'running');
  if (!data || !running) return null;
  return (
    <Notice title={`You're in the middle of “${running.title}”`}>
      <div className={noticeStyles.notice}>
        <p>{minutesLeft(running.endsAt, data.now)}.</p>
        <ButtonLink variant="primary" to={attemptAddress(running)}>
          Continue
        </ButtonLink>
      </div>
    </Notice>
  );
}

function Results({ person }: { person: string }) {
  const { data, error, refetch } = useQuery(attemptListQuery(person));
  if (data?.attempts.length === 0) return null;
  return (
    <section aria-labelledby="results" className={styles.section}>
      <h2 id="results">Your results</h2>
      {data && <AttemptTable label="Tests you've taken" list={data} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <ErrorState
          title="We couldn't load your results"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

const Loading = () => (
  <div>
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Skeleton height="8rem" />
  </div>
);
