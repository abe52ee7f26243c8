import { LeftThingsNotice } from '@site/shared/device';
import { type SessionUser, usePersonKey, useQuery, useSession } from '@site/shared/platform';
import { ButtonLink, Page, PencilIcon, Skeleton } from '@site/shared/ui';
import { accountQuery } from '../features/account/account.queries.ts';
import { SignInPrompt } from '../features/account/sign-in-prompt.tsx';
import { VerificationNotice } from '../features/account/verification-notice.tsx';
import { activityQuery } from '../features/activity/activity.queries.ts';
import { ActivityCard } from '../features/activity/activity-card.tsx';
import { scheduleQuery } from '../features/due/due.queries.ts';
import { DueCard } from '../features/due/due-card.tsx';
import { profileQuery } from '../features/profile/profile.queries.ts';
import { progressQuery } from '../features/roadmaps/progress.queries.ts';
import { RoadmapProgress } from '../features/roadmaps/roadmap-progress.tsx';
import { SavedList } from '../features/saved/saved-list.tsx';
import { HeaderSkeleton, OwnHeader } from './own-header.tsx';
import styles from './profile-page.module.css';

/** /profile */
export function ProfilePage() {
  const { status, user } = useSession();
  if (status === 'signed-out') return <SignInPrompt />;
  return (
    <Page
      title="Profile"
      intro="Your progress, your activity, and what you've saved."
      actions={
        <ButtonLink to="/profile/edit" icon={<PencilIcon aria-hidden="true" />}>
          Edit profile
        </ButtonLink>
      }
    >
      <LeftThingsNotice />
      {user ? <Parts user={user} /> : <ProfileSkeleton />}
    </Page>
  );
}

/** The top of the page is shown all at once, so that nothing moves. The rest loads meanwhile. */
function Parts({ user }: { user: SessionUser }) {
  const first = [
    useQuery(accountQuery(user.id)).isFetched,
    useQuery(profileQuery(user.id)).isFetched,
    useQuery(scheduleQuery(user.id)).isFetched,
  ];
  useQuery(activityQuery(user.id));
  useQuery(progressQuery(user.id));
  if (!first.every(Boolean)) return <ProfileSkeleton />;
  return (
    <>
      <Unverified user={user} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <OwnHeader user={user} />
          <DueCard person={user.id} />
        </div>
        <div className={styles.main}>
          <ActivityCard />
          <RoadmapProgress />
          <Saved />
        </div>
      </div>
    </>
  );
}

const ProfileSkeleton = () => (
  <div className={styles.columns}>
    <HeaderSkeleton />
    <div className={styles.main}>
      <Skeleton height="22rem" />
      <Skeleton height="30rem" />
    </div>
  </div>
);

function Unverified({ user }: { user: SessionUser }) {
  const { data: account } = useQuery(accountQuery(user.id));
  if (!account || account.emailVerified) return null;
  return (
    <div className={styles.notice}>
      <VerificationNotice account={account} />
    </div>
  );
}

/** The roadmaps to choose from come from the progress. */
function Saved() {
  const { data } = useQuery(progressQuery(usePersonKey()));
  return <SavedList roadmaps={data?.roadmaps ?? []} />;
}
