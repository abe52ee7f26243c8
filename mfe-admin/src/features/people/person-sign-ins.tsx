import type { AdminPerson } from '@site/shared/contracts';
import { Button, Card } from '@site/shared/ui';
import { Moment } from '../../time/moment.tsx';
import styles from './people.module.css';

interface PersonSignInsProps {
  signIns: AdminPerson['signIns'];
  onEnd: () => void;
}

/** Where the person is logged in. */
export const PersonSignIns = ({ signIns, onEnd }: PersonSignInsProps) => (
  <Card as="section" padding="lg" className={styles.section} aria-labelledby="person-sign-ins">
    <h2 id="person-sign-ins">Logins</h2>
    {signIns.length === 0 ? (
      <p>Not logged in anywhere.</p>
    ) : (
      <>
        <ul className={styles.signIns}>
          {signIns.map(({ id, device, createdAt, lastSeenAt }) => (
            <li key={id}>
              {device}
              <span className={styles.seen}>
                Last active <Moment at={lastSeenAt} />, logged in <Moment at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button onClick={onEnd}>Log out everywhere</Button>
        </div>
      </>
    )}
  </Card>
);
