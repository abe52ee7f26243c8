import type { AdminPerson } from '@site/shared/contracts';
import { Badge, Card } from '@site/shared/ui';
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
  adminRole === null ? 'Learner' : `Learner, ${adminRole} with the same email address`;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
