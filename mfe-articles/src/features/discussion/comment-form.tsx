import { limits } from '@site/shared/contracts/composition';
import { fieldErrorsOf, messageOf, toast } from '@site/shared/platform';
import { Button, Notice, TextAreaField } from '@site/shared/ui';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { putBackDraft, useDraft, writeDraft } from './comment-draft.ts';
import styles from './comment-form.module.css';

/** A hint shown once the person starts writing. */
const CODE_HINT = 'Use `backticks` for code, and ``` around longer blocks.';

interface CommentFormProps {
  label: string;
  placeholder: string;
  /** The label of its button. */
  action: string;
  /** Where its draft is stored. */
  slot: string;
  /** The initial text if there is no draft. */
  start?: string;
  rows?: number;
  /** Focuses the field when the form appears. */
  focused?: boolean;
  /** Receives the trimmed text; if it rejects, the text stays in the form, with the reason. */
  onSubmit: (text: string) => Promise<void>;
  /** Called once that has succeeded and the form is cleared. */
  onSubmitted?: () => void;
  onCancel?: () => void;
  /** Rendered beside the buttons; receives a function that submits the form. */
  aside?: (submit: () => void) => ReactNode;
}

/** The form for a comment, a reply or an edit. */
export function CommentForm({ label, placeholder, action, slot, ...props }: CommentFormProps) {
  const { start = '', rows = 4, focused = false, onSubmit, onSubmitted, onCancel, aside } = props;
  const [text, write] = useDraft(slot, start);
  const { submit, busy, error, clearError } = useSubmission(slot, text, onSubmit, () => {
    write(start);
    onSubmitted?.();
  });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const ready = text.trim() !== '' && text.trim().length <= limits.comment;
  const post = () => {
    if (ready && !busy) void submit();
  };
  return (
    <form
      className={styles.form}
      onSubmit={prevented(post)}
      data-unsaved={text === start ? undefined : ''}
    >
      <TextAreaField
        ref={field}
        label={label}
        labelHidden
        placeholder={placeholder}
        rows={rows}
        value={text}
        readOnly={busy}
        onChange={({ target }) => {
          clearError();
          write(target.value);
        }}
        onKeyDown={onModifiedEnter(post)}
        error={lengthError(text)}
        hint={lengthHint(text) ?? (text && CODE_HINT)}
      />
      {error && <Notice tone="danger">{error}</Notice>}
      <div className={styles.row}>
        {aside?.(post)}
        <div className={styles.buttons}>
          {onCancel && (
            <Button
              onClick={() => {
                write(start);
                onCancel();
              }}
            >
              Cancel
            </Button>
          )}
          <Button type="submit" variant="primary" busy={busy} disabled={!ready}>
            {action}
          </Button>
        </div>
      </div>
    </form>
  );
}

function useSubmission(
  slot: string,
  text: string,
  onSubmit: (text: string) => Promise<void>,
  clear: () => void,
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isMounted = useIsMounted();
  const submit = async () => {
    setBusy(true);
    setError(null);
    // While it's being sent, it's stored in the outbox: someone who leaves and returns must not find it here
    // too.
    writeDraft(slot, '');
    try {
      await onSubmit(text.trim());
      if (isMounted.current) clear();
    } catch (problem) {
      putBackDraft(slot, text);
      const reason = reasonOf(problem);
      setError(reason);
      if (!isMounted.current) toast.error(reason);
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy, error, clearError: () => setError(null) };
}

const reasonOf = (problem: unknown) =>
  fieldErrorsOf(problem).content ??
  messageOf(problem, "We couldn't post this. Check your connection and try again.");

/** Whether the form is still mounted. */
function useIsMounted() {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}

const prevented = (then: () => void) => (event: FormEvent) => {
  event.preventDefault();
  then();
};

const onModifiedEnter = (then: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  then();
};

const NEAR_THE_END = limits.comment * 0.9;
const written = (count: number) => count.toLocaleString('en');

/** A counter that appears near the limit. */
const lengthHint = (text: string) =>
  text.trim().length > NEAR_THE_END && text.trim().length <= limits.comment
    ? `${written(text.trim().length)} of ${written(limits.comment)} characters`
    : undefined;

/** What to do about a text over the limit. It isn't truncated, which would lose pasted text. */
const lengthError = (text: string) =>
  text.trim().length > limits.comment
    ? `Comments can have up to ${written(limits.comment)} characters. Remove ${written(text.trim().length - limits.comment)} to post yours.`
    : undefined;
