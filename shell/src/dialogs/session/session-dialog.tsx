import {
  apiAddress,
  leaveToLogIn,
  runtimeConfig,
  useLocation,
  type Wanted,
} from '@site/shared/platform';
import { ButtonLink } from '@site/shared/ui/button.tsx';
import { ModalDialog } from '@site/shared/ui/modal-dialog.tsx';
import { useState } from 'react';
import type { SessionMode } from './session.schema.ts';
import styles from './session-dialog.module.css';
import { SessionForm } from './session-form.tsx';

interface SessionDialogProps {
  open: boolean;
  /** Why the person should log in; '' if no reason was given. */
  reason: string;
  /** What they were about to do, if it is to be done after signing in at a provider, too. */
  wanted?: Wanted;
  onClose: () => void;
}

const faces = {
  login: {
    title: 'Log in',
    intro: 'Welcome back. Your progress is waiting.',
    question: 'No account yet?',
    other: 'Sign up',
  },
  signup: {
    title: 'Sign up',
    intro: 'Create an account to keep your progress, bookmarks and notes.',
    question: 'Already have an account?',
    other: 'Log in',
  },
} as const;

/** Login and sign-up without leaving the page. Changing the mode clears the fields and the errors. */
export function SessionDialog({ open, reason, wanted, onClose }: SessionDialogProps) {
  const [mode, setMode] = useState<SessionMode>('login');
  const { title, intro, question, other } = faces[mode];
  return (
    <ModalDialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={title}
      // The reason says to log in: a sign-up has its own words.
      description={(mode === 'login' && reason) || intro}
    >
      <div className={styles.stack}>
        <ProviderLinks wanted={wanted} />
        <SessionForm key={mode} mode={mode} label={title} onDone={onClose} />
        <p className={styles.toggle}>
          {question}{' '}
          <button
            type="button"
            className={styles.link}
            onClick={() => setMode(mode === 'login' ? 'signup' : 'login')}
          >
            {other}
          </button>
        </p>
      </div>
    </ModalDialog>
  );
}

const names = { google: 'Google', github: 'GitHub' };

interface ProviderLinksProps {
  /** What the person was about to do: it's done on this page once they have come back. */
  wanted: Wanted | undefined;
}

/** Rendered only for those that the server has configured. */
function ProviderLinks({ wanted }: ProviderLinksProps) {
  const here = useLocation();
  return runtimeConfig().providers.map((provider) => (
    <ButtonLink
      key={provider}
      href={apiAddress(`/v1/oauth/${provider}`)}
      size="lg"
      wide
      onClick={() => leaveToLogIn(here, wanted)}
    >
      Continue with {names[provider]}
    </ButtonLink>
  ));
}
