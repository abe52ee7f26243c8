import { messageOf, type SessionUser, useQuery } from '@site/shared/platform';
import { Button, Card, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { EmailAddress } from '../features/account/email-address.tsx';
import { profileQuery } from '../features/profile/profile.queries.ts';
import { ProfileHeader, studyFacts } from '../features/public-profile/profile-header.tsx';
import styles from './profile-page.module.css';

/** The signed-in person, as they've described themselves. */
export function OwnHeader({ user }: { user: SessionUser }) {
  const { data, error, refetch } = useQuery(profileQuery(user.id));
  if (!data && !error) return <HeaderSkeleton />;
  if (!data) {
    return (
      <Card as="section" className={styles.failure} aria-label="Account">
        <h2>{user.name}</h2>
        <p role="alert">{messageOf(error, "We couldn't load your account.")}</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Card>
    );
  }
  const { basicInfo, socials, handle, email, avatarUrl } = data;
  // The year is preselected for everyone; it was only chosen along with a college.
  const graduationYear = basicInfo.college === '' ? null : basicInfo.graduationYear;
  return (
    <ProfileHeader
      label="Account"
      name={user.name}
      handle={handle.handle}
      avatarUrl={avatarUrl}
      bio={basicInfo.bio}
      email={<EmailAddress>{email}</EmailAddress>}
      facts={studyFacts({ ...basicInfo, graduationYear })}
      socials={socials}
    />
  );
}

/** The size of a header with a short bio, so that little moves when it loads. */
export const HeaderSkeleton = () => (
  <Card className={styles.loading}>
    <p role="status">
      <VisuallyHidden>Loading your account...</VisuallyHidden>
    </p>
    <Skeleton round width="4rem" height="4rem" />
    <Skeleton width="10rem" height="3rem" />
    <Skeleton width="14rem" height="1.5rem" />
  </Card>
);
