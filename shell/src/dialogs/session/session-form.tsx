import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { toast, useSession } from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { newPasswordHint } from '@site/shared/ui/new-password-hint.ts';
import { Notice } from '@site/shared/ui/notice.tsx';
import { PasswordField } from '@site/shared/ui/password-field.tsx';
import { TextField } from '@site/shared/ui/text-field.tsx';
import { ToastText } from '@site/shared/ui/toast-text.tsx';
import { useEffect, useRef, useState, useTransition } from 'react';
import { useForm } from 'react-hook-form';
import { authenticate } from './authenticate.ts';
import { type SessionFields, type SessionMode, sessionSchemas } from './session.schema.ts';
import styles from './session-dialog.module.css';

const CLOSE_AFTER_MS = 1000;
const names: (keyof SessionFields)[] = ['name', 'email', 'password'];

const welcomes = {
  login: { title: 'Login Successful', text: 'You have been logged in successfully.' },
  signup: {
    title: 'Registration Successful',
    text: 'Your account has been created successfully. Please check your email for verification.',
  },
};

interface SessionFormProps {
  mode: SessionMode;
  /** The label of the button. */
  label: string;
  /** Called one second after the person is logged in. */
  onDone: () => void;
}

export function SessionForm({ mode, label, onDone }: SessionFormProps) {
  const { signIn } = useSession();
  const [failure, setFailure] = useState('');
  const [isSignedIn, setSignedIn] = useState(false);
  const [isKnown, setKnown] = useState(false);
  const [isLoggingIn, startLogin] = useTransition();
  useTimeout(isSignedIn, onDone);
  const form = useForm<SessionFields>({
    resolver: standardSchemaResolver(sessionSchemas[mode]),
    defaultValues: { name: '', email: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || isLoggingIn || isSignedIn;

  const enter = async (as: SessionMode, fields: SessionFields) => {
    const result = await authenticate(as, fields);
    if (result.status === 'signed-in') {
      signIn(result.user);
      toast.success(<ToastText {...welcomes[as]} />);
      setSignedIn(true);
      return;
    }
    setFailure(result.message);
    setKnown((before) => (as === 'signup' ? result.isKnown : before));
    for (const name of names) {
      if (result.errors[name]) form.setError(name, { message: result.errors[name] });
    }
  };
  const submit = form.handleSubmit((fields) => enter(mode, fields));
  const logInInstead = () => startLogin(() => enter('login', form.getValues()));
  const forget = (name: keyof SessionFields) => () => {
    form.clearErrors(name);
    setFailure('');
    if (name === 'email') setKnown(false);
  };
  const field = (name: keyof SessionFields) => ({
    ...form.register(name, { onChange: forget(name) }),
    required: true,
    disabled: busy,
    error: errors[name]?.message,
  });
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {mode === 'signup' && <TextField label="Name" autoComplete="name" {...field('name')} />}
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      {isKnown && (
        <Button busy={busy} onClick={logInInstead}>
          Log in with this email and password
        </Button>
      )}
      <PasswordField
        label="Password"
        autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
        hint={mode === 'signup' && newPasswordHint}
        {...field('password')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {busy ? 'Please wait...' : label}
      </Button>
    </form>
  );
}

/** Calls `action` one second after `reached` turns true, unless the form has been unmounted. */
function useTimeout(reached: boolean, action: () => void) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!reached) return;
    const timer = setTimeout(() => latest.current(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [reached]);
}
