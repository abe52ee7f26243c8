import { useLoginPath } from '@site/shared/address';
import { rememberRedirect, useLocation } from '@site/shared/platform';
import { ButtonLink, Card, Page } from '@site/shared/ui';
import styles from './account.module.css';

/** What a visitor sees instead of a profile. */
export function SignInPrompt() {
  const here = useLocation();
  const login = useLoginPath();
  return (
    <Page
      title="Profile"
      intro="Log in to see your account and your progress on every roadmap."
      width="text"
    >
      <Card padding="lg" className={styles.prompt}>
        <p>Your progress, bookmarks and notes are kept with your account, on every device.</p>
        <div className={styles.ways}>
          <ButtonLink to={login} variant="primary" onClick={() => rememberRedirect(here)}>
            Log in
          </ButtonLink>
          <ButtonLink to="/auth/register?redirect=%2Fprofile">Sign up</ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
