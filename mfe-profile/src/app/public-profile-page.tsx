import type { PublicProfile } from '@site/shared/contracts/identity';
import {
  Link,
  messageOf,
  useLocation,
  useNavigate,
  useParams,
  usePersonKey,
  useQuery,
} from '@site/shared/platform';
import { ButtonLink, Card, ErrorState, Notice, Page, PencilIcon } from '@site/shared/ui';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';
import { useEffect } from 'react';
import { StreakFacts } from '../features/activity/streak-facts.tsx';
import { ProfileHeader, studyFacts } from '../features/public-profile/profile-header.tsx';
import { publicProfileQuery } from '../features/public-profile/public-profile.queries.ts';
import { ProgressView } from '../features/roadmaps/progress-view.tsx';
import { HeaderSkeleton } from './own-header.tsx';
import styles from './profile-page.module.css';

/** /profile/:handle: what others see of a person. */
export function PublicProfilePage() {
  const handle = useParams().handle ?? '';
  const location = useLocation();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(publicProfileQuery(handle, usePersonKey()));
  const current = data?.handle ?? handle;
  useEffect(() => {
    if (current === handle) return;
    void navigate({ ...location, pathname: `/profile/${current}` }, { replace: true });
  }, [current, handle, location, navigate]);
  if (data === null) return <NotFound />;
  if (data) return <LoadedProfile profile={data} />;
  if (!error) {
    return (
      <Page title="Profile">
        <HeaderSkeleton />
      </Page>
    );
  }
  return (
    <Page title="Profile" width="text">
      <ErrorState
        title="We couldn't load this profile"
        message={messageOf(error, 'Check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}

/** The same for a private profile and for an ID that nobody has. */
const NotFound = () => (
  <Page title="Profile not found" intro="There's no public profile with this ID." width="text">
    <MissingStep />
    <ButtonLink to="/" variant="primary" size="lg">
      Go Home
    </ButtonLink>
  </Page>
);

function LoadedProfile({ profile }: { profile: PublicProfile }) {
  const { name, progress, streak, own } = profile;
  return (
    <Page title={`${name}'s profile`} actions={own && <EditLink />}>
      {own && !profile.public && (
        <div className={styles.notice}>
          <Notice title="Only you can see this page">
            <p>
              Your profile is private. Once you{' '}
              <Link to="/profile/edit?tab=visibility">make it public</Link>, this is what others
              will see.
            </p>
          </Notice>
        </div>
      )}
      <div className={styles.columns}>
        <ProfileHeader
          {...profile}
          label="About"
          facts={[...studyFacts(profile), `Member since ${monthOf(profile.memberSince)}`]}
        />
        <div className={styles.main}>
          <Card as="section" className={styles.section} aria-labelledby="streak-heading">
            <h2 id="streak-heading">Streak</h2>
            <StreakFacts streak={streak} />
          </Card>
          <section className={styles.section} aria-labelledby="progress-heading">
            <h2 id="progress-heading">Progress</h2>
            <ProgressView progress={progress} />
          </section>
        </div>
      </div>
    </Page>
  );
}

const EditLink = () => (
  <ButtonLink to="/profile/edit" icon={<PencilIcon aria-hidden="true" />}>
    Edit profile
  </ButtonLink>
);

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = (day: string) => month.format(new Date(`${day}T00:00:00Z`));
