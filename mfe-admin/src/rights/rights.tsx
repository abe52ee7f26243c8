import { type AdminRight, type AdminRole, roleHasRight } from '@site/shared/contracts/composition';
import { createContext, type ReactNode, useContext } from 'react';
import styles from './rights.module.css';

/** The signed-in administrator; null for anyone else. Each page provides it. */
export const AdminContext = createContext<{ id: string; role: AdminRole } | null>(null);

/** Whose the page is: what they typed is kept under their id, and isn't shown to the next administrator. */
export const useAdminId = (): string => useContext(AdminContext)?.id ?? '';

/** Whether the administrator may do this. */
export function useRight(right: AdminRight): boolean {
  const admin = useContext(AdminContext);
  return admin !== null && roleHasRight(admin.role, right);
}

/** Fields and buttons that change content: anyone who may only read it sees them, but can't use them. */
export const ContentControls = ({ children }: { children: ReactNode }) => (
  <fieldset role="presentation" className={styles.controls} disabled={!useRight('content')}>
    {children}
  </fieldset>
);
