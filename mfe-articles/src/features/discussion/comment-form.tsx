import { limits } from '@site/shared/contracts';
import { fieldErrorsOf, messageOf } from '@site/shared/platform';
import { Button, Notice, TextAreaField } from '@site/shared/ui';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDraft } from './comment-draft.ts';
import styles from './comment-form.module.css';
import { lengthError, lengthHint } from './comment-length.ts';

/** Said to whoever has begun to write. */
const CODE_HINT = 'Code goes between `backquotes`, several lines of it between ```.';

interface CommentFormProps {
  label: string;
  placeholder: string;
  /** What its button says. */
  action: string;
  /** Under which its draft is kept. */
  place: string;
  /** What it starts with where there is no draft. */
  start?: string;
  rows?: number;
  /** Takes the focus when it appears. */
  focused?: boolean;
  /** Takes the trimmed text; a rejection leaves it in the form, with the reason. */
  onSubmit: (text: string) => Promise<void>;
  /** Called when that is done, together with the emptying of the form. */
  onSubmitted?: () => void;
  onCancel?: () => void;
  /** Stands beside the buttons; is handed what submits the form. */
  aside?: (submit: () => void) => ReactNode;
}

/** Where a comment, a reply or an edit is written. */
export function CommentForm({ label, placeholder, action, place, ...props }: CommentFormProps) {
  const { start = '', rows = 4, focused = false, onSubmit, onSubmitted, onCancel, aside } = props;
  const [text, write] = useDraft(place, start);
  const { submit, busy, error, forget } = useSubmission(text, onSubmit, () => {
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
    <form className={styles.form} onSubmit={prevented(post)}>
      <TextAreaField
        ref={field}
        label={label}
        labelHidden
        placeholder={placeholder}
        rows={rows}
        value={text}
        readOnly={busy}
        onChange={({ target }) => {
          forget();
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

function useSubmission(text: string, onSubmit: (text: string) => Promise<void>, clear: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    setError(null);
    try {
      await onSubmit(text.trim());
      clear();
    } catch (problem) {
      const failed = 'This could not be posted. Check your connection and try again.';
      setError(fieldErrorsOf(problem).content ?? messageOf(problem, failed));
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy, error, forget: () => setError(null) };
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
