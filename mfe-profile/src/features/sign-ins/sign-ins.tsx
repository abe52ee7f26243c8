import { deviceName, type OwnSession } from '@site/shared/contracts/identity';
import { messageOf, toast, useMutation, usePersonKey, useQuery } from '@site/shared/platform';
import { Badge, Button, Card, ErrorState, Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './sign-ins.module.css';
import { endSignIn, signInsQuery } from './sign-ins.queries.ts';

/** Every browser in which the person is signed in, with a button that ends it there. */
export function SignIns() {
  const { data, error, refetch } = useQuery(signInsQuery(usePersonKey()));
  return (
    <Card as="section" className={styles.section} aria-labelledby="sign-ins-heading">
      <h2 id="sign-ins-heading">Where you're signed in</h2>
      {data && <List signIns={data} onChanged={() => void refetch()} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <ErrorState
          title="We couldn't load your devices"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

function List({ signIns, onChanged }: { signIns: OwnSession[]; onChanged: () => void }) {
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: ({ id }: { id?: string }) => endSignIn(id),
    onError: (error) =>
      void toast.error(messageOf(error, "We couldn't sign that device out. Please try again.")),
    onSettled: onChanged,
  });
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isSuccess && (variables.id ? 'Signed out.' : 'Signed out everywhere else.')}
        </span>
      </VisuallyHidden>
      <ul className={styles.list}>
        {signIns.map((signIn) => (
          <SignInRow
            key={signIn.id}
            signIn={signIn}
            busy={isPending && variables.id === signIn.id}
            onEnd={() => mutate({ id: signIn.id })}
          />
        ))}
      </ul>
      {signIns.some(({ current }) => !current) && (
        <Button variant="danger" busy={isPending && !variables.id} onClick={() => mutate({})}>
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

const Loading = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading your devices...</VisuallyHidden>
    </p>
    <Skeleton height="4.5rem" />
  </>
);

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface SignInRowProps {
  signIn: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

/** One browser in which the person is signed in. */
function SignInRow({ signIn, busy, onEnd }: SignInRowProps) {
  const device = deviceName(signIn.userAgent);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {signIn.current && <Badge tone="accent">This device</Badge>}
        </p>
        <p className={styles.small}>
          Last active <Time at={signIn.lastSeenAt} />
          {signIn.ip && ` · ${signIn.ip}`}
        </p>
        <p className={styles.small}>
          Signed in <Time at={signIn.createdAt} />
        </p>
      </div>
      {!signIn.current && (
        <Button size="sm" busy={busy} aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{time.format(new Date(at))}</time>;
