import { Navigate, useQuery } from '@site/shared/platform';
import { Card, Notice, Page } from '@site/shared/ui';
import { DemoCredentials } from '../features/login/demo-credentials.tsx';
import { SignInSteps } from '../features/login/sign-in-steps.tsx';
import { adminSessionQuery, startAdminSession } from '../features/session/admin-session.ts';
import { homeOf } from '../features/session/sections.ts';
import styles from './admin-pages.module.css';

/** Redirects to the panel once signed in, or at once if already signed in. */
export function LoginPage() {
  const { data: admin } = useQuery(adminSessionQuery);
  if (admin) return <Navigate to={homeOf(admin.role)} replace />;
  return (
    <Page title="Admin Login" intro="Sign in to access the admin panel" width="form">
      <div className={styles.sections}>
        <noscript>
          <Notice tone="warning" title="This form needs JavaScript">
            <p>Allow it for this site in your browser, and reload the page.</p>
          </Notice>
        </noscript>
        <Card padding="lg">
          <SignInSteps onSignedIn={startAdminSession} />
        </Card>
        <DemoCredentials />
      </div>
    </Page>
  );
}
