import type { AdminPerson, PersonEvent } from '@site/shared/contracts/identity';
import { Card } from '@site/shared/ui';
import { Moment } from '../../time/moment.tsx';
import styles from './people.module.css';

const kinds: Record<string, string> = {
  joined: 'Joined',
  verified: 'Verified the email',
  login: 'Logged in',
  'signin.failed': 'Failed logins that day',
  'limit.met': 'Requests over a limit that day',
  'refresh.reused': 'Sessions ended because someone else used a copy',
  report: 'Reported a comment',
  reported: 'Had a comment reported',
  'comment.hide': 'Had a comment hidden',
  'comment.restore': 'Had a comment shown again',
  warning: 'Was warned',
  'person.disable': 'Was disabled',
  'person.enable': 'Was enabled',
  'person.sign-out': 'Was logged out everywhere',
};

const reasons: Record<string, string> = {
  spam: 'Spam',
  abuse: 'Abuse',
  wrong: 'Wrong',
  other: 'Another reason',
};

/** What happened to the account, newest first. */
export const PersonEvents = ({ events }: Pick<AdminPerson, 'events'>) => (
  <Card as="section" padding="lg" className={styles.section} aria-labelledby="person-events">
    <h2 id="person-events">What happened</h2>
    <ol className={styles.signIns}>
      {events.map((event) => (
        <li key={`${event.kind} ${event.at}`}>
          {inWords(event)}
          <span className={styles.seen}>
            <Moment at={event.at} />
            {event.by && `, by ${event.by}`}
          </span>
        </li>
      ))}
    </ol>
  </Card>
);

function inWords({ kind, detail, times }: PersonEvent): string {
  const what = `${kinds[kind] ?? kind}${times > 1 ? ` (${times})` : ''}`;
  if (!detail) return what;
  const isReport = kind === 'report' || kind === 'reported';
  return `${what}: ${isReport ? (reasons[detail] ?? detail) : detail}`;
}
