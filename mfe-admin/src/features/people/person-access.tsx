import type { AdminPerson } from '@site/shared/contracts';
import { Button, Card, Notice } from '@site/shared/ui';
import { Moment } from '../../time/moment.tsx';
import styles from './people.module.css';

interface PersonAccessProps {
  since: AdminPerson['disabledSince'];
  /** Called to disable the account, or to enable it again. */
  onChange: () => void;
}

/** Whether the person may sign in. */
export const PersonAccess = ({ since, onChange }: PersonAccessProps) => (
  <Card as="section" padding="lg" className={styles.section} aria-labelledby="person-access">
    <h2 id="person-access">Access</h2>
    {since ? (
      <Notice tone="warning" title="This account is disabled">
        <p>
          Since <Moment at={since.at} />. Reason: {since.reason}
        </p>
      </Notice>
    ) : (
      <p>
        A disabled account is logged out everywhere at once and can't log in. What the person saved,
        their public profile and their comments stay as they are.
      </p>
    )}
    <div className={styles.actions}>
      <Button variant={since ? 'primary' : 'danger'} onClick={onChange}>
        {since ? 'Enable this account' : 'Disable this account'}
      </Button>
    </div>
  </Card>
);
