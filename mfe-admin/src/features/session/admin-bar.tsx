import type { Admin } from '@site/shared/contracts';
import { NavLink, toast, useMutation, useNavigate } from '@site/shared/platform';
import { Button, ButtonLink, LogOutIcon } from '@site/shared/ui';
import styles from './admin-bar.module.css';
import { endAdminSession } from './admin-session.ts';

const pages = [
  { to: '/admin', label: 'Site status' },
  { to: '/admin/announcements', label: 'Announcements' },
  { to: '/admin/audit-log', label: 'Audit log' },
];

/** The area's own navigation, and who is signed in. `admin` is undefined until that is known. */
export const AdminBar = ({ admin }: { admin: Admin | null | undefined }) => (
  <div className={styles.bar}>
    <nav aria-label="Administration" className={styles.pages}>
      {pages.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.page}>
          {label}
        </NavLink>
      ))}
    </nav>
    <div className={styles.person}>
      {admin && <SignedIn admin={admin} />}
      {admin === null && (
        <ButtonLink to="/admin/login" size="sm">
          Sign in
        </ButtonLink>
      )}
    </div>
  </div>
);

function SignedIn({ admin }: { admin: Admin }) {
  const navigate = useNavigate();
  const logout = useMutation({
    mutationFn: endAdminSession,
    onSuccess: () => toast.success('Successfully logged out!'),
    onError: () => toast.error('You are signed out on this page, but the server did not answer.'),
    onSettled: () => navigate('/admin/login'),
  });
  return (
    <>
      <span className={styles.name}>
        Signed in as <strong>{admin.name}</strong>
      </span>
      <Button
        size="sm"
        icon={<LogOutIcon aria-hidden="true" />}
        busy={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Logout
      </Button>
    </>
  );
}
