import type { Admin } from '@site/shared/contracts/identity';
import { NavLink, toast, useLocation, useMutation, useNavigate } from '@site/shared/platform';
import { Badge, Button, LogOutIcon, MenuIcon, VisuallyHidden } from '@site/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './admin-menu.module.css';
import { endAdminSession } from './admin-session.ts';
import { sectionsFor } from './sections.ts';

interface AdminMenuProps {
  /** null for anyone who isn't an administrator. */
  admin: Admin | null;
  /** How many items are pending on a page, by its address. */
  waiting: Record<string, number | undefined>;
}

/** The admin area's navigation, and who is signed in. On small screens, it's folded behind a button. */
export function AdminMenu({ admin, waiting }: AdminMenuProps) {
  const { open, setOpen, toggle } = useDisclosure();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: brings the current page into view after every navigation
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <div className={styles.menu}>
      <Button
        ref={toggle}
        className={styles.toggle}
        icon={<MenuIcon aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Admin menu
      </Button>
      <div id={id} className={styles.content} data-state={open ? 'open' : 'closed'}>
        <nav ref={nav} aria-label="Administration" className={styles.sections}>
          {sectionsFor(admin?.role ?? null).map(({ title, pages }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul className={styles.pages}>
                {pages.map(({ to, label }) => (
                  <li key={to}>
                    <NavLink to={to} className={styles.page}>
                      {label}
                      <Waiting count={waiting[to] ?? 0} />
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {admin && <SignedIn admin={admin} />}
      </div>
    </div>
  );
}

const Waiting = ({ count }: { count: number }) =>
  count > 0 && (
    <Badge tone="accent" className={styles.waiting}>
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Badge>
  );

/** Open or closed. Closes on navigation, and on Escape, which returns the focus. */
function useDisclosure() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at every navigation
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  return { open, setOpen, toggle };
}

function SignedIn({ admin }: { admin: Admin }) {
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
    <div className={styles.person}>
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
    </div>
  );
}
