import { useLoginPath } from '@site/shared/address';
import { queryKeys } from '@site/shared/contracts/composition';
import type { MockTestSummary } from '@site/shared/contracts/practice';
import {
  messageOf,
  queryClient,
  rememberRedirect,
  toast,
  useLocation,
  useMutation,
  useNavigate,
  useParams,
  useQuery,
  useSession,
} from '@site/shared/platform';
import { Byline } from '@site/shared/reading';
import {
  BackLink,
  Button,
  ButtonLink,
  ErrorState,
  Page,
  PlayIcon,
  Skeleton,
} from '@site/shared/ui';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';
import { attemptListQuery, startTest } from '../features/mock-test/attempts.ts';
import {
  AttemptTable,
  attemptAddress,
  SectionTable,
  TestFacts,
} from '../features/mock-test/lists.tsx';

import styles from '../features/mock-test/mock-tests.module.css';
import { isMissing, mockTestQuery } from '../features/mock-test/mock-tests.queries.ts';
import { Rules } from '../features/mock-test/rules.tsx';

const back = <BackLink to="/mock-tests">Mock tests</BackLink>;

/** /mock-tests/:id: a test before it starts. */
export function MockTestPage() {
  const { data: test, error, refetch } = useQuery(mockTestQuery(useParams().id ?? ''));
  const { user, status } = useSession();
  if (error && isMissing(error)) return <TestNotFound />;
  if (!test) {
    return (
      <Page title="Mock test" width="text" above={back}>
        {error ? (
          <ErrorState
            title="We couldn't load this test"
            message={messageOf(error, 'Check your connection and try again.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton height="16rem" />
        )}
      </Page>
    );
  }
  return (
    <Page title={test.title} intro={test.description} width="text" above={back}>
      <div className={styles.sections}>
        <div className={styles.section}>
          <TestFacts test={test}>
            <Byline reviewed={test.reviewed} />
          </TestFacts>
          <p>Topics: {test.topics.join(', ')}.</p>
        </div>
        {test.sections.length > 1 && (
          <section aria-labelledby="sections" className={styles.section}>
            <h2 id="sections">Sections</h2>
            <SectionTable sections={test.sections} />
          </section>
        )}
        <Rules test={test} />
        {user && <Start test={test} person={user.id} />}
        {status === 'signed-out' && <LogInToStart />}
      </div>
    </Page>
  );
}

function LogInToStart() {
  const location = useLocation();
  const login = useLoginPath();
  return (
    <section aria-labelledby="log-in" className={styles.section}>
      <h2 id="log-in">Log in to start</h2>
      <p>
        Your account keeps the clock and what you write, so you can continue after a crash or on
        another device, and find your results again.
      </p>
      <p>
        <ButtonLink variant="primary" to={login} onClick={() => rememberRedirect(location)}>
          Log in
        </ButtonLink>
      </p>
    </section>
  );
}

function Start({ test, person }: { test: MockTestSummary; person: string }) {
  const navigate = useNavigate();
  const { data } = useQuery(attemptListQuery(person));
  const taken = data?.attempts.filter(({ testId }) => testId === test.id) ?? [];
  const running = taken.find(({ state }) => state === 'running');
  const start = useMutation({
    mutationFn: () => startTest(person, test.id),
    onSuccess: (attempt) => {
      queryClient.setQueryData(queryKeys.mockAttempt(person, attempt.id), attempt);
      void navigate(attemptAddress(attempt));
    },
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't start the test. Check your connection.")),
  });
  return (
    <>
      <p>
        {running ? (
          <ButtonLink variant="primary" size="lg" to={attemptAddress(running)}>
            Continue the test
          </ButtonLink>
        ) : (
          <Button
            variant="primary"
            size="lg"
            icon={<PlayIcon aria-hidden="true" />}
            busy={start.isPending}
            onClick={() => start.mutate()}
          >
            Start test
          </Button>
        )}
      </p>
      {data && taken.length > 0 && (
        <section aria-labelledby="taken" className={styles.section}>
          <h2 id="taken">When you took it</h2>
          <AttemptTable label="Your attempts at this test" list={{ ...data, attempts: taken }} />
        </section>
      )}
    </>
  );
}

const TestNotFound = () => (
  <Page title="Test not found" intro="There's no mock test at this address." width="text">
    <MissingStep />
    <ButtonLink to="/mock-tests">All mock tests</ButtonLink>
  </Page>
);
