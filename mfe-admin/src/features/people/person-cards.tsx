import { adminRoles } from '@site/shared/contracts/composition';
import type { AdminPerson } from '@site/shared/contracts/identity';
import { Badge, Button, Card, Notice } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { Moment } from '../../time/moment.tsx';
import styles from './people.module.css';

const ways: Record<AdminPerson['providers'][number], string> = {
  email: 'Password',
  google: 'Google',
  github: 'GitHub',
};

/** What the people who run the site need to know about a person. */
export function PersonFacts({ person }: { person: AdminPerson }) {
  const { name, handle, email, emailVerified, phoneEnding, createdAt, counts } = person;
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="person-facts">
      <h2 id="person-facts">{name}</h2>
      <dl className={styles.facts}>
        <Fact label="Email">
          {email}
          <Badge tone={emailVerified ? 'success' : 'warning'}>
            {emailVerified ? 'Verified' : 'Not verified'}
          </Badge>
        </Fact>
        <Fact label="ID">{handle}</Fact>
        <Fact label="Joined">
          <Moment at={createdAt} />
        </Fact>
        <Fact label="Phone number">{phoneEnding ? `ends in ${phoneEnding}` : 'none'}</Fact>
        <Fact label="Logs in with">
          {person.providers.map((provider) => ways[provider]).join(', ') || 'nothing'}
        </Fact>
        <Fact label="Roles">{rolesOf(person)}</Fact>
        <Fact label="Completed problems">{counts.completed.toLocaleString()}</Fact>
        <Fact label="Comments">{counts.comments.toLocaleString()}</Fact>
      </dl>
    </Card>
  );
}

const rolesOf = ({ adminRole }: AdminPerson): string =>
  adminRole === null
    ? 'Learner'
    : `Learner, ${adminRoles[adminRole].noun} with the same email address`;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

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
