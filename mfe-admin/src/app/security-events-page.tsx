import { SecurityEvents } from '../features/security-events/security-events.tsx';
import { AdminPage } from './admin-page.tsx';

export const SecurityEventsPage = () => (
  <AdminPage
    title="Security events"
    right="records"
    intro="Events that may be part of an attack, and how often they happened. The server's log says who was involved and where."
  >
    <SecurityEvents />
  </AdminPage>
);
