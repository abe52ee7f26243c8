import { type AdminRight, type AdminRole, roleHasRight } from '@site/shared/contracts/composition';
import { createContext, type ReactNode, useContext } from 'react';
import styles from './rights.module.css';

/** The role of the signed-in administrator; null for anyone else. Each page provides it. */
export const RoleContext = createContext<AdminRole | null>(null);

/** Whether the administrator may do this. */
export function useRight(right: AdminRight): boolean {
  const role = useContext(RoleContext);
  return role !== null && roleHasRight(role, right);
}

/** Fields and buttons that change content: anyone who may only read it sees them, but can't use them. */
export const ContentControls = ({ children }: { children: ReactNode }) => (
  <fieldset role="presentation" className={styles.controls} disabled={!useRight('content')}>
    {children}
  </fieldset>
);
