import { WaitingList } from '../features/waiting/waiting-list.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/waiting */
export const WaitingPage = () => (
  <AdminPage
    title="Waiting for you"
    right="read-content"
    intro="Articles to review, and what others decided on yours."
  >
    <WaitingList />
  </AdminPage>
);
