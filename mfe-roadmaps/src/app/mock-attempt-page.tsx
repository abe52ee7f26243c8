import { useLoginPath } from '@site/shared/address';
import { queryKeys } from '@site/shared/contracts/composition';
import type { Home, MockAttempt } from '@site/shared/contracts/practice';
import {
  messageOf,
  queryClient,
  rememberRedirect,
  useLocation,
  useParams,
  useQuery,
  useSession,
} from '@site/shared/platform';
import {
  BackLink,
  ButtonLink,
  EmptyState,
  ErrorState,
  Page,
  Skeleton,
  useHydrated,
} from '@site/shared/ui';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';
import { attemptQuery } from '../features/mock-test/attempts.ts';
import { Closing } from '../features/mock-test/closing.tsx';
import { missingWorkOf } from '../features/mock-test/device-work.ts';
import { Judging } from '../features/mock-test/judging.tsx';
import { isMissing } from '../features/mock-test/mock-tests.queries.ts';
import { useOtherTabs } from '../features/mock-test/other-tabs.ts';
import { LeftOver, ReopenOffer } from '../features/mock-test/result-notices.tsx';

import { ResultView } from '../features/mock-test/result-view.tsx';
import { RunningTest } from '../features/mock-test/running-test.tsx';
import { isEmpty } from '../features/mock-test/work.ts';
import { judgeOf, MockProblem } from './mock-problem.tsx';

const back = <BackLink to="/mock-tests">Mock tests</BackLink>;

/** /mock-tests/:id/:attempt: a test while it's taken, and its result. */
export function MockAttemptPage() {
  const { attempt = '' } = useParams();
  const { user, status } = useSession();
  const hydrated = useHydrated();
  if (user && hydrated) return <Own key={attempt} id={attempt} person={user.id} />;
  return (
    <Page title="Mock test" above={back}>
      {status === 'signed-out' ? <Visitor /> : <Skeleton height="20rem" />}
    </Page>
  );
}

function Visitor() {
  const location = useLocation();
  const login = useLoginPath();
  return (
    <EmptyState
      title="Log in to continue your test"
      text="What you wrote and your results are kept with your account."
      action={
        <ButtonLink variant="primary" to={login} onClick={() => rememberRedirect(location)}>
          Log in
        </ButtonLink>
      }
    />
  );
}

function Own({ id, person }: { id: string; person: string }) {
  const { data, error, refetch } = useQuery(attemptQuery(person, id));
  if (data) return <Attempt attempt={data} person={person} onDoubt={() => void refetch()} />;
  if (!error) {
    return (
      <Page title="Mock test" above={back}>
        <Skeleton height="20rem" />
      </Page>
    );
  }
  if (isMissing(error)) return <AttemptNotFound />;
  return (
    <Page title="Mock test" above={back}>
      <ErrorState
        title="We couldn't load your test"
        message={messageOf(error, 'Check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}

interface AttemptProps {
  attempt: MockAttempt;
  person: string;
  /** Refetches the attempt. */
  onDoubt: () => void;
}

function Attempt({ attempt, person, onDoubt }: AttemptProps) {
  useOtherTabs(attempt.id, onDoubt);
  const { result } = attempt;
  const cacheAttempt = (changed: MockAttempt) => {
    queryClient.setQueryData(queryKeys.mockAttempt(person, attempt.id), changed);
    void queryClient.invalidateQueries({ queryKey: queryKeys.mockAttempts(person), exact: true });
    void queryClient.invalidateQueries({ queryKey: queryKeys.plan(person) });
    // The home page shows its cached data while it refetches.
    queryClient.setQueryData<Home>(
      queryKeys.home(person),
      (home) => home && { ...home, runningTest: undefined },
    );
  };
  if (!result) {
    return (
      <RunningTest
        {...{ attempt, person, onDoubt }}
        problemOf={(task) => <MockProblem key={task.problem.id} {...task} />}
        onClosed={cacheAttempt}
      />
    );
  }
  const unsent = () => missingWorkOf(attempt, person);
  // It was handed in elsewhere while this device was offline.
  if (!isEmpty(unsent()))
    return <Closing {...{ attempt, person, unsent }} onClosed={cacheAttempt} />;
  return (
    <ResultView
      {...{ attempt, result }}
      notices={
        <>
          <LeftOver {...{ attempt, person }} />
          <ReopenOffer {...{ attempt, person }} onReopened={cacheAttempt} />
          {!result.judged && (
            <Judging {...{ attempt, result, person }} judge={judgeOf} onJudged={cacheAttempt} />
          )}
        </>
      }
    />
  );
}

const AttemptNotFound = () => (
  <Page title="Test not found" intro="You have no test at this address." width="text">
    <MissingStep />
    <ButtonLink to="/mock-tests">All mock tests</ButtonLink>
  </Page>
);
