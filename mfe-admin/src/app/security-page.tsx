import { PasswordCard } from '../features/password/password-card.tsx';
import { SecondFactorCard } from '../features/second-factor/second-factor-card.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-pages.module.css';

/** /admin/security */
export const SecurityPage = () => (
  <AdminPage title="Security" intro="How your own account is protected.">
    <div className={styles.sections}>
      <SecondFactorCard />
      <PasswordCard />
    </div>
  </AdminPage>
);
