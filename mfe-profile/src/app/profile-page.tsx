import { useSession } from '@site/shared/platform';
import { Page } from '@site/shared/ui';
import { AccountCard, AccountSkeleton } from '../features/account/account-card.tsx';
import { SignInPrompt } from '../features/account/sign-in-prompt.tsx';
import { RoadmapProgress } from '../features/roadmaps/roadmap-progress.tsx';
import styles from './profile-page.module.css';

/** /profile */
export function ProfilePage() {
  const { status, user } = useSession();
  if (status === 'signed-out') return <SignInPrompt />;
  return (
    <Page title="Profile" intro="Your account, and how far you are on each roadmap.">
      <div className={styles.columns}>
        {user ? <AccountCard user={user} /> : <AccountSkeleton />}
        <RoadmapProgress />
      </div>
    </Page>
  );
}
