import { runtimeConfig } from '@site/shared/platform';
import { Notice } from '@site/shared/ui';
import styles from './login.module.css';

/** The default credentials; nothing outside demonstration mode. */
export function DemoCredentials() {
  const { demoAdmin } = runtimeConfig();
  if (!demoAdmin) return null;
  return (
    <Notice title="Default admin credentials">
      <dl className={styles.credentials}>
        <dt>Email</dt>
        <dd>{demoAdmin.email}</dd>
        <dt>Password</dt>
        <dd>{demoAdmin.password}</dd>
      </dl>
      <p>Shown because this installation runs in demonstration mode.</p>
    </Notice>
  );
}
