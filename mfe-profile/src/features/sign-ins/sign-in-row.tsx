import { deviceName, type OwnSession } from '@site/shared/contracts';
import { Badge, Button } from '@site/shared/ui';
import styles from './sign-ins.module.css';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface SignInRowProps {
  signIn: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

/** One browser in which the person is signed in. */
export function SignInRow({ signIn, busy, onEnd }: SignInRowProps) {
  const device = deviceName(signIn.userAgent);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {signIn.current && <Badge tone="accent">This device</Badge>}
        </p>
        <p className={styles.small}>
          Last active <Time at={signIn.lastSeenAt} />
          {signIn.ip && ` · ${signIn.ip}`}
        </p>
        <p className={styles.small}>
          Signed in <Time at={signIn.createdAt} />
        </p>
      </div>
      {!signIn.current && (
        <Button size="sm" busy={busy} aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{time.format(new Date(at))}</time>;
