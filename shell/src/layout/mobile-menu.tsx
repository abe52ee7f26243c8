import type { NavigationEntry } from '@site/shared/contracts/composition';
import { Link, useLocation, useSession } from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { MenuIcon, XIcon } from '@site/shared/ui/icons.ts';
import { useCloseRequest } from '@site/shared/ui/use-close-request.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useDialogs } from '../dialogs/dialogs.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { useLogout } from './logout/use-logout.ts';
import styles from './mobile-menu.module.css';
import { useNavigation } from './navigation.ts';
import { SiteLink } from './site-link.tsx';
import { useLoginLink } from './use-login-link.ts';

/** The navigation on small screens: a button and the panel it opens below the header. */
export function MobileMenu({ navigation }: { navigation: NavigationEntry[] }) {
  const { open, setOpen, container, button } = useDisclosure();
  const { requestCallback } = useDialogs();
  const loginLink = useLoginLink();
  const links = useNavigation('mobile', navigation);
  const panelId = useId();
  return (
    <div className={styles.menu} ref={container}>
      <IconButton
        ref={button}
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {open ? <XIcon /> : <MenuIcon />}
      </IconButton>
      {/* A click inside closes it; the keyboard reaches the links themselves. */}
      <nav id={panelId} className={styles.panel} aria-label="Menu" hidden={!open}>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.label}>
              <SiteLink link={link} className={styles.link} />
            </li>
          ))}
          <LoginOrLogout loginLink={loginLink} onChoose={() => setOpen(false)} />
        </ul>
        {loginLink && (
          <Button
            variant="primary"
            size="lg"
            wide
            onClick={() => {
              setOpen(false);
              button.current?.focus();
              requestCallback();
            }}
          >
            Request Callback
          </Button>
        )}
        <div className={styles.theme}>
          Theme
          <ThemeSwitch />
        </div>
      </nav>
    </div>
  );
}

interface LoginOrLogoutProps {
  loginLink: ReturnType<typeof useLoginLink>;
  /** Called when the person logs out; a link closes the menu by navigating. */
  onChoose: () => void;
}

function LoginOrLogout({ loginLink, onChoose }: LoginOrLogoutProps) {
  const { status } = useSession();
  const logout = useLogout();
  if (status === 'signed-out') {
    return (
      loginLink && (
        <li>
          <Link {...loginLink} className={styles.link}>
            Login
          </Link>
        </li>
      )
    );
  }
  return (
    <li>
      <button
        type="button"
        className={styles.link}
        onClick={() => {
          onChoose();
          void logout();
        }}
      >
        Logout
      </button>
    </li>
  );
}

/** Open or closed. Closes on navigation, on Escape (returning the focus), on Back and on a click outside. */
function useDisclosure() {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at every navigation
  useEffect(() => setOpen(false), [key]);
  useCloseRequest(open, () => setOpen(false));
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open]);
  return { open, setOpen, container, button };
}
