import { Navigate, useQuery } from '@site/shared/platform';
import { Card, Page } from '@site/shared/ui';
import { DemoCredentials } from '../features/login/demo-credentials.tsx';
import { LoginForm } from '../features/login/login-form.tsx';
import { adminSessionQuery, startAdminSession } from '../features/session/admin-session.ts';
import styles from './admin-pages.module.css';

/** Whoever is signed in has no business here and goes on to the panel, as does who signs in. */
export function LoginPage() {
  const { data: admin } = useQuery(adminSessionQuery);
  if (admin) return <Navigate to="/admin" replace />;
  return (
    <Page title="Admin Login" intro="Sign in to access the admin panel" width="form">
      <div className={styles.sections}>
        <Card padding="lg">
          <LoginForm onSignedIn={startAdminSession} />
        </Card>
        <DemoCredentials />
      </div>
    </Page>
  );
}
