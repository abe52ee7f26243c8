import { useLoginPath } from '@site/shared/address';
import type { MockInterview } from '@site/shared/contracts/practice';
import {
  Link,
  messageOf,
  rememberRedirect,
  useLocation,
  useParams,
  useQuery,
  useSession,
} from '@site/shared/platform';
import { Byline } from '@site/shared/reading';
import {
  BackLink,
  ButtonLink,
  ClockIcon,
  ErrorState,
  Facts,
  Page,
  Skeleton,
} from '@site/shared/ui';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';
import { InterviewScript } from '../features/mock-test/interview-script.tsx';
import { InterviewTimer } from '../features/mock-test/interview-timer.tsx';
import styles from '../features/mock-test/mock-tests.module.css';
import { interviewQuery, isMissing } from '../features/mock-test/mock-tests.queries.ts';
import { OwnRubric, RubricTable } from '../features/mock-test/rubric.tsx';

const back = <BackLink to="/mock-tests">Mock tests</BackLink>;

/** /mock-interviews/:id */
export function MockInterviewPage() {
  const { data, error, refetch } = useQuery(interviewQuery(useParams().id ?? ''));
  if (data) {
    return (
      <Page title={data.title} intro={data.description} above={back}>
        <div className={styles.sections}>
          <Facts label="About this interview">
            <li>
              <ClockIcon aria-hidden="true" />
              {data.minutes} minutes
            </li>
            <li>For two people</li>
            <Byline reviewed={data.reviewed} />
          </Facts>
          <InterviewTimer key={data.id} interview={data} />
          <InterviewScript interview={data} rubric={<Rubric interview={data} />} />
        </div>
      </Page>
    );
  }
  if (error && isMissing(error)) return <ScriptNotFound />;
  return (
    <Page title="Mock interview" above={back}>
      {error ? (
        <ErrorState
          title="We couldn't load this script"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height="20rem" />
      )}
    </Page>
  );
}

function Rubric({ interview }: { interview: MockInterview }) {
  const { user, status } = useSession();
  const location = useLocation();
  const login = useLoginPath();
  if (user) return <OwnRubric key={user.id} interview={interview} person={user.id} />;
  return (
    <>
      <RubricTable rubric={interview.rubric} />
      {status === 'signed-out' && (
        <p>
          <Link to={login} onClick={() => rememberRedirect(location)}>
            Log in
          </Link>{' '}
          to fill it in and keep it.
        </p>
      )}
    </>
  );
}

const ScriptNotFound = () => (
  <Page title="Script not found" intro="There's no mock interview at this address." width="text">
    <MissingStep />
    <ButtonLink to="/mock-tests">All mock tests and interviews</ButtonLink>
  </Page>
);
