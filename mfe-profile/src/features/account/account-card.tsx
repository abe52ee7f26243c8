import { messageOf, type SessionUser, useQuery } from '@site/shared/platform';
import { Avatar, Button, Card, Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './account.module.css';
import { accountQuery } from './account.queries.ts';

const providerNames = { email: 'E-mail and password', google: 'Google', github: 'GitHub' };

/** Who is signed in, and how. */
export function AccountCard({ user }: { user: SessionUser }) {
  return (
    <Card as="section" className={styles.account} aria-label="Account">
      <Avatar src={user.avatarUrl} name={user.name} size="lg" />
      <h2>{user.name}</h2>
      <dl className={styles.facts}>
        <dt>E-mail</dt>
        <dd>
          <Email person={user.id} />
        </dd>
        <dt>Signed in with</dt>
        <dd>{providerNames[user.provider]}</dd>
      </dl>
    </Card>
  );
}

function Email({ person }: { person: string }) {
  const { data, error, refetch } = useQuery(accountQuery(person));
  if (data) return data.email;
  if (!error) return <Skeleton width="12rem" />;
  return (
    <span role="alert" className={styles.failure}>
      {messageOf(error, 'It could not be loaded.')}
      <Button size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    </span>
  );
}

/** Stands in the place of the card until the person is known. */
export const AccountSkeleton = () => (
  <Card className={styles.account}>
    <p role="status">
      <VisuallyHidden>Loading your account...</VisuallyHidden>
    </p>
    <Skeleton round width="3.5rem" height="3.5rem" />
    <Skeleton width="10rem" height="1.75rem" />
    <Skeleton width="14rem" height="6rem" />
  </Card>
);
