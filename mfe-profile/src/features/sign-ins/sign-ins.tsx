import type { OwnSession } from '@site/shared/contracts';
import { messageOf, toast, useMutation, usePersonKey, useQuery } from '@site/shared/platform';
import { Button, Card, ErrorState, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { SignInRow } from './sign-in-row.tsx';
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
