import { useQuery } from '@site/shared/platform';
import { Notice } from '@site/shared/ui';
import { demoCredentialsQuery } from './demo-credentials.queries.ts';
import styles from './login.module.css';

/** The default credentials; nothing outside demonstration mode. */
export function DemoCredentials() {
  const { data: admin } = useQuery(demoCredentialsQuery);
  if (!admin) return null;
  return (
    <Notice title="Default admin credentials">
      <dl className={styles.credentials}>
        <dt>Email</dt>
        <dd>{admin.email}</dd>
        <dt>Password</dt>
        <dd>{admin.password}</dd>
      </dl>
      <p>Shown on this machine only, because the site runs in demonstration mode.</p>
    </Notice>
  );
}
