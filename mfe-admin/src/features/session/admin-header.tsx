import { adminRoles } from '@site/shared/contracts/composition';
import type { Admin } from '@site/shared/contracts/identity';
import { toast, useMutation, useNavigate } from '@site/shared/platform';
import { Badge, Button, LogOutIcon, MenuIcon } from '@site/shared/ui';
import styles from './admin-header.module.css';
import { endAdminSession } from './admin-session.ts';
import type { Disclosure } from './use-disclosure.ts';

interface AdminHeaderProps {
  /** null for anyone who isn't an administrator. */
  admin: Admin | null;
  /** The area's navigation, which is folded on small screens. */
  menu: Disclosure;
}

/** The bar at the top of every page of the admin area: who is signed in, and on small screens the menu's button. */
export const AdminHeader = ({ admin, menu: { id, open, setOpen, button } }: AdminHeaderProps) => (
  <header className={styles.header}>
    <Button
      ref={button}
      size="sm"
      className={styles.toggle}
      icon={<MenuIcon aria-hidden="true" />}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      Admin menu
    </Button>
    {admin && <Account admin={admin} />}
  </header>
);

function Account({ admin: { name, role } }: { admin: Admin }) {
  const navigate = useNavigate();
  const logout = useMutation({
    mutationFn: endAdminSession,
    onSuccess: () => toast.success('Successfully logged out!'),
    onError: () =>
      toast.error(
        "You're signed out on this page, but the server didn't respond. To be safe, sign in and log out again.",
      ),
    onSettled: () => navigate('/admin/login'),
  });
  return (
    <div className={styles.account}>
      <span className={styles.person}>
        <span className={styles.words}>Signed in as </span>
        <strong>{name}</strong>
      </span>
      <Badge className={styles.role}>{adminRoles[role].label}</Badge>
      <Button
        size="sm"
        icon={<LogOutIcon aria-hidden="true" />}
        busy={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Logout
      </Button>
    </div>
  );
}
