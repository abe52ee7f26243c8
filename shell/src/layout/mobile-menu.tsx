import type { NavigationEntry } from '@site/shared/contracts';
import { Link, useLocation, useSession } from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { MenuIcon, XIcon } from '@site/shared/ui/icons.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useDialogs } from '../dialogs/dialogs.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import styles from './mobile-menu.module.css';
import { navigationFor } from './navigation.ts';
import { SiteLink } from './site-link.tsx';
import { useLoginLink } from './use-login-link.ts';
import { useLogout } from './use-logout.ts';

/** The navigation of small screens: a button and the panel it unfolds below the header. */
export function MobileMenu({ navigation }: { navigation: NavigationEntry[] }) {
  const { open, setOpen, container, button } = useDisclosure();
  const { requestCallback } = useDialogs();
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
      {/* A choice inside closes it; the links themselves are what the keyboard reaches. */}
      <nav id={panelId} className={styles.panel} aria-label="Menu" hidden={!open}>
        <ul className={styles.links}>
          {navigationFor('mobile', navigation).map((link) => (
            <li key={link.label}>
              <SiteLink link={link} className={styles.link} />
            </li>
          ))}
          <li>
            <LoginOrLogout onChoose={() => setOpen(false)} />
          </li>
        </ul>
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
        <div className={styles.theme}>
          Theme
          <ThemeSwitch />
        </div>
      </nav>
    </div>
  );
}

function LoginOrLogout({ onChoose }: { onChoose: () => void }) {
  const { status } = useSession();
  const loginLink = useLoginLink();
  const logout = useLogout();
  if (status === 'signed-out') {
    return (
      <Link {...loginLink} className={styles.link}>
        Login
      </Link>
    );
  }
  return (
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
  );
}

/** Open or closed. Closes when the page changes, on Escape (giving the focus back) and on a press outside. */
function useDisclosure() {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at every navigation
  useEffect(() => setOpen(false), [key]);
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
