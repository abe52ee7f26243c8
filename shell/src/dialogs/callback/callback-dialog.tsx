import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { request } from '@site/shared/api';
import { limits } from '@site/shared/contracts/composition';
import { type CallbackRequest, callbackRequest } from '@site/shared/contracts/identity';
import { fieldErrorsOf, messageOf, toast } from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { ModalDialog } from '@site/shared/ui/modal-dialog.tsx';
import { Notice } from '@site/shared/ui/notice.tsx';
import { TextAreaField } from '@site/shared/ui/text-area-field.tsx';
import { TextField } from '@site/shared/ui/text-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallbackCarousel } from './callback-carousel.tsx';
import styles from './callback-dialog.module.css';

/** The callback form, with what the site offers beside it. Closing it discards what was typed. */
export function CallbackDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <ModalDialog
      open={open}
      onOpenChange={onClose}
      title="Request Callback"
      description="Leave your details and we'll call you about training and placements."
      size="lg"
      aside={<CallbackCarousel />}
    >
      <CallbackForm onDone={onClose} />
    </ModalDialog>
  );
}

const CLOSE_AFTER_MS = 1000;
const TOAST_MS = 4000;
const fields: CallbackField[] = ['name', 'email', 'phone', 'query'];
const empty: CallbackRequest = { name: '', email: '', phone: '', query: '' };

/** The form; calls `onDone` one second after the request was sent. */
function CallbackForm({ onDone }: { onDone: () => void }) {
  const form = useForm<CallbackRequest>({
    resolver: standardSchemaResolver(callbackRequest),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState('');
  const closeSoon = useDelayedCallback(onDone, CLOSE_AFTER_MS);

  const submit = form.handleSubmit(async (request) => {
    setFailure('');
    const result = await sendCallback(request);
    if (result.status === 'sent') {
      toast.success(SUCCEEDED, { duration: TOAST_MS });
      form.reset(empty);
      closeSoon();
      return;
    }
    setFailure(result.message);
    toast.error(result.message, { duration: TOAST_MS });
    for (const name of fields) {
      if (result.errors[name]) form.setError(name, { message: result.errors[name] });
    }
  });

  const field = (name: CallbackField) => ({
    ...form.register(name),
    disabled: isSubmitting,
    error: errors[name]?.message,
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <TextField label="Name" required autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" required autoComplete="email" {...field('email')} />
      <TextField label="Mobile number" type="tel" required autoComplete="tel" {...field('phone')} />
      <TextAreaField
        label="Query"
        rows={3}
        maxLength={limits.callbackQuery}
        hint="Optional: what would you like to talk about?"
        {...field('query')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
        {isSubmitting ? 'Submitting...' : 'Submit'}
      </Button>
    </form>
  );
}

/**
 * Returns a function that calls `action` once, `ms` milliseconds later, unless the form has been unmounted.
 */
function useDelayedCallback(action: () => void, ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(action, ms);
  };
}

const FAILED = 'Failed to submit request. Please try again.';
const SUCCEEDED = "Request submitted successfully! We'll get back to you soon.";

type CallbackField = keyof CallbackRequest;

type CallbackResult =
  | { status: 'sent' }
  | { status: 'failed'; message: string; errors: Partial<Record<CallbackField, string>> };

/** Requests a callback. Errors the server reports for single fields are returned with the message. */
async function sendCallback(callback: CallbackRequest): Promise<CallbackResult> {
  try {
    await request('POST /v1/request-callback', { body: callbackRequest.parse(callback) });
    return { status: 'sent' };
  } catch (error) {
    return { status: 'failed', message: messageOf(error, FAILED), errors: fieldErrorsOf(error) };
  }
}
