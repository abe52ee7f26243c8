import { type SessionUser, useQuery, useSession } from '@site/shared/platform';
import { ButtonLink, Page, PencilIcon } from '@site/shared/ui';
import { accountQuery } from '../features/account/account.queries.ts';
import { AccountCard, AccountSkeleton } from '../features/account/account-card.tsx';
import { SignInPrompt } from '../features/account/sign-in-prompt.tsx';
import { VerificationNotice } from '../features/account/verification-notice.tsx';
import { RoadmapProgress } from '../features/roadmaps/roadmap-progress.tsx';
import styles from './profile-page.module.css';

/** /profile */
export function ProfilePage() {
  const { status, user } = useSession();
  if (status === 'signed-out') return <SignInPrompt />;
  return (
    <Page
      title="Profile"
      intro="Your account, and how far you are on each roadmap."
      actions={
        <ButtonLink to="/profile/edit" icon={<PencilIcon aria-hidden="true" />}>
          Edit profile
        </ButtonLink>
      }
    >
      {user && <Unverified user={user} />}
      <div className={styles.columns}>
        {user ? <AccountCard user={user} /> : <AccountSkeleton />}
        <RoadmapProgress />
      </div>
    </Page>
  );
}

function Unverified({ user }: { user: SessionUser }) {
  const { data: account } = useQuery(accountQuery(user.id));
  if (!account || account.emailVerified) return null;
  return (
    <div className={styles.notice}>
      <VerificationNotice account={account} />
    </div>
  );
}
