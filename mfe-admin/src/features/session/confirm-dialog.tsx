import { adminPasswordRequest, PASSWORD_WANTED } from '@site/shared/contracts/identity';
import { fieldErrorsOf, messageOf, problemOf, toast, useMutation } from '@site/shared/platform';
import { Button, DialogActions, Notice, PasswordField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import forms from '../../forms/form.module.css';
import { givePassword } from './admin-session.ts';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** The label of the confirming button. */
  action: string;
  /** The look of that button; `danger` by default. */
  variant?: 'danger' | 'primary';
  /** Carries out the action; may be refused until the password is entered again. Returns what to show in place of `done`, if anything. */
  run: (password: string) => Promise<void> | Promise<string | undefined>;
  /** Whether the action always takes the password, however recently it was entered. */
  takesPassword?: boolean;
  /** Shown on success. */
  done: string;
  /** Shown on failure if the server doesn't say why. */
  failed: string;
  onClose: () => void;
  /** More fields, above the password. */
  children?: ReactNode;
  /** Something was typed in these fields. */
  isDirty?: boolean;
  /** Validates these fields, and shows their errors. */
  check?: () => boolean;
}

const checkPassword = (password: string): string | undefined =>
  adminPasswordRequest.safeParse({ password }).error?.issues[0]?.message;

const isPasswordRequired = (failure: unknown) => problemOf(failure)?.code === PASSWORD_WANTED;

/** Prompts for confirmation, and for the password too if the action takes it or the server requires it again. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, action, variant = 'danger', run, done, failed, onClose } = props;
  const { takesPassword = false, children, isDirty = false, check = () => true } = props;
  const [password, setPassword] = useState('');
  const [needsPassword, setNeedsPassword] = useState(takesPassword);
  const [passwordError, setPasswordError] = useState<string>();
  /** A double click presses the button again before it's rendered as busy. */
  const isRunning = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (password && !takesPassword) await givePassword({ password });
      return run(password);
    },
    onSuccess: (message) => {
      toast.success(typeof message === 'string' ? message : done);
      onClose();
    },
    onError: (failure) => {
      isRunning.current = false;
      if (isPasswordRequired(failure)) setNeedsPassword(true);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = takesPassword ? checkPassword(password) : undefined;
    setPasswordError(message);
    if (!check() || message || isRunning.current) return;
    isRunning.current = true;
    mutate();
  };

  return (
    <FormDialog
      isDirty={isDirty}
      onClose={onClose}
      size="sm"
      title={title}
      description={description}
    >
      <form className={forms.form} noValidate onSubmit={submit}>
        {children}
        {needsPassword && (
          <PasswordField
            label="Your password"
            hint={
              takesPassword
                ? undefined
                : "Please enter it again: it's been a while since you last did."
            }
            required={takesPassword}
            autoComplete="current-password"
            autoFocus={!takesPassword}
            value={password}
            error={passwordError ?? fieldErrorsOf(error).password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {error && !isPasswordRequired(error) && !fieldErrorsOf(error).password && (
          <Notice tone="danger">
            <p className={styles.refusal}>{messageOf(error, failed)}</p>
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={variant} busy={isPending}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
