import type { AdminPerson } from '@site/shared/contracts/identity';
import { statusOf, useParams, useQuery } from '@site/shared/platform';
import { ButtonLink, EmptyState } from '@site/shared/ui';
import { useState } from 'react';
import { personQuery } from '../features/people/people.queries.ts';
import { PeopleFilters } from '../features/people/people-filters.tsx';
import { PeopleList } from '../features/people/people-list.tsx';
import { PersonAccess, PersonFacts, PersonSignIns } from '../features/people/person-cards.tsx';
import { PersonEvents } from '../features/people/person-events.tsx';
import { NotLoaded } from '../loading/not-loaded.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-pages.module.css';
import { type PersonChange, PersonDialog } from './person-dialog.tsx';

/** /admin/people */
export const PeoplePage = () => (
  <AdminPage title="People" right="people" intro="Learners and their accounts.">
    <div className={styles.sections}>
      <PeopleFilters />
      <PeopleList />
    </div>
  </AdminPage>
);

/** /admin/people/:id */
export const PersonPage = () => (
  <AdminPage title="Person" right="people" intro="A learner's account.">
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
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't load the account"
      loading="Loading the account..."
      height="20rem"
    />
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
      <PersonEvents events={person.events} />
      {change && <PersonDialog person={person} change={change} onClose={() => setChange(null)} />}
    </div>
  );
}
