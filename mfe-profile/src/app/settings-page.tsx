import {
  messageOf,
  NavLink,
  queryClient,
  type SessionUser,
  useQuery,
  useSession,
} from '@site/shared/platform';
import { ErrorState, Page, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { accountQuery } from '../features/account/account.queries.ts';
import { AccountFacts } from '../features/account/account-facts.tsx';
import { SignInPrompt } from '../features/account/sign-in-prompt.tsx';
import { VerificationNotice } from '../features/account/verification-notice.tsx';
import { PasswordCard } from '../features/password/password-card.tsx';
import { signInsQuery } from '../features/sign-ins/sign-ins.queries.ts';
import { SignIns } from '../features/sign-ins/sign-ins.tsx';
import styles from './settings-page.module.css';

/** /profile/edit */
export function SettingsPage() {
  const { status, user } = useSession();
  if (status === 'signed-out') return <SignInPrompt />;
  return (
    <Page title="Profile settings" intro="Your account, your password and your sign-ins.">
      <div className={styles.columns}>
        <nav className={styles.menu} aria-label="Profile settings">
          <NavLink to="/profile" end>
            Back to Profile
          </NavLink>
          <NavLink to="/profile/edit">Accounts</NavLink>
        </nav>
        <div className={styles.sections}>{user ? <Accounts user={user} /> : <Loading />}</div>
      </div>
    </Page>
  );
}

function Accounts({ user }: { user: SessionUser }) {
  const { data: account, error, refetch } = useQuery(accountQuery(user.id));
  const reloadSignIns = () => void queryClient.invalidateQueries(signInsQuery(user.id));
  if (!account && error) {
    return (
      <ErrorState
        title="Your account could not be loaded"
        message={messageOf(error, 'Check your connection and try again.')}
        onRetry={() => void refetch()}
        retryLabel="Try again"
      />
    );
  }
  if (!account) return <Loading />;
  return (
    <>
      <VerificationNotice account={account} />
      <AccountFacts account={account} />
      <PasswordCard hasPassword={account.hasPassword} onSaved={reloadSignIns} />
      <SignIns />
    </>
  );
}

const Loading = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading your account...</VisuallyHidden>
    </p>
    <Skeleton height="16rem" />
    <Skeleton height="22rem" />
  </>
);
