import type { OwnSession } from '@site/shared/contracts';
import { messageOf, toast, useMutation, usePersonKey, useQuery } from '@site/shared/platform';
import { Button, Card, ErrorState, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { SignInRow } from './sign-in-row.tsx';
import styles from './sign-ins.module.css';
import { endSignIn, signInsQuery } from './sign-ins.queries.ts';

/** Every browser in which the person is signed in, and the way to end it there. */
export function SignIns() {
  const { data, error, refetch } = useQuery(signInsQuery(usePersonKey()));
  return (
    <Card as="section" className={styles.section} aria-labelledby="sign-ins-heading">
      <h2 id="sign-ins-heading">Where you are signed in</h2>
      {data && <List signIns={data} onChanged={() => void refetch()} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <ErrorState
          title="Your sign-ins could not be loaded"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
          retryLabel="Try again"
        />
      )}
    </Card>
  );
}

function List({ signIns, onChanged }: { signIns: OwnSession[]; onChanged: () => void }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: { id?: string }) => endSignIn(id),
    onSuccess: (_, { id }) =>
      void toast.success(
        id ? 'That device has been signed out.' : 'All other devices have been signed out.',
      ),
    onError: (error) =>
      void toast.error(messageOf(error, 'It could not be signed out. Try again.')),
    onSettled: onChanged,
  });
  return (
    <>
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
          Sign out all others
        </Button>
      )}
    </>
  );
}

const Loading = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading your sign-ins...</VisuallyHidden>
    </p>
    <Skeleton height="4.5rem" />
  </>
);
