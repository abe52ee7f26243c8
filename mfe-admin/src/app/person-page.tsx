import type { AdminPerson } from '@site/shared/contracts';
import { messageOf, statusOf, useParams, useQuery } from '@site/shared/platform';
import { ButtonLink, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { useState } from 'react';
import { personQuery } from '../features/people/people.queries.ts';
import { PersonAccess } from '../features/people/person-access.tsx';
import { PersonFacts } from '../features/people/person-facts.tsx';
import { PersonSignIns } from '../features/people/person-sign-ins.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-pages.module.css';
import { type PersonChange, PersonDialog } from './person-dialog.tsx';

/** /admin/people/:id */
export const PersonPage = () => (
  <AdminPage title="Person" ownersOnly intro="A learner's account.">
    <Loaded />
  </AdminPage>
);

function Loaded() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(personQuery(id));
  if (data) return <Person person={data} />;
  if (error && [400, 404].includes(statusOf(error) ?? 0)) {
    return (
      <EmptyState
        title="We couldn't find this person"
        text="The account may have been deleted."
        action={<ButtonLink to="/admin/people">Find people</ButtonLink>}
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title="We couldn't load the account"
        message={messageOf(error, "The server isn't responding.")}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>Loading the account...</VisuallyHidden>
      <Skeleton height="20rem" />
    </div>
  );
}

function Person({ person }: { person: AdminPerson }) {
  const [change, setChange] = useState<PersonChange | null>(null);
  return (
    <div className={styles.sections}>
      <PersonFacts person={person} />
      <PersonSignIns signIns={person.signIns} onEnd={() => setChange('sign-out')} />
      <PersonAccess
        since={person.disabledSince}
        onChange={() => setChange(person.disabled ? 'enable' : 'disable')}
      />
      {change && <PersonDialog person={person} change={change} onClose={() => setChange(null)} />}
    </div>
  );
}
