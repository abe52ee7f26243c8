import { PeopleList } from '../features/people/people-list.tsx';
import { PeopleSearch } from '../features/people/people-search.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-pages.module.css';

/** /admin/people */
export const PeoplePage = () => (
  <AdminPage title="People" ownersOnly intro="Learners and their accounts.">
    <div className={styles.sections}>
      <PeopleSearch />
      <PeopleList />
    </div>
  </AdminPage>
);
