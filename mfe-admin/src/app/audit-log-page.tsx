import { AuditLog } from '../features/audit-log/audit-log.tsx';
import { ForAdmins } from './for-admins.tsx';

export const AuditLogPage = () => (
  <ForAdmins
    title="Audit log"
    intro="What administrators changed: who, what, when, before and after."
  >
    <AuditLog />
  </ForAdmins>
);
