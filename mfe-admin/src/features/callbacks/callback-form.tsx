import { limits } from '@site/shared/contracts/composition';
import {
  type CallbackState,
  callbackStates,
  type HandledCallback,
} from '@site/shared/contracts/identity';
import { messageOf, statusOf, toast, useMutation } from '@site/shared/platform';
import { Button, Notice, SelectField, TextAreaField } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import { ShortMoment } from '../../time/moment.tsx';
import styles from './callbacks.module.css';
import { changeCallback, refreshCallbacks } from './callbacks.queries.ts';
import { states } from './states.ts';

interface CallbackFormProps {
  request: HandledCallback;
  onDelete: () => void;
}

/** State and note of a request. What's typed stays until it's saved, even if a colleague saved something else. */
export function CallbackForm({ request, onDelete }: CallbackFormProps) {
  const [typed, setTyped] = useState<{ state?: CallbackState; note?: string }>({});
  const { state = request.state, note = request.note } = typed;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeCallback(request.id, { state, note, version: request.version }),
    onSuccess: async () => {
      toast.success(`Saved: ${request.name}, ${states[state].label.toLowerCase()}.`);
      await refreshCallbacks();
      setTyped({});
    },
    onError: (failure) => {
      toast.error(messageOf(failure, "We couldn't save it. Please try again."));
      void refreshCallbacks();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const changed = state !== request.state || note.trim() !== request.note;
  return (
    <form
      className={styles.form}
      aria-label={`Outcome for ${request.name}`}
      data-unsaved={changed ? '' : undefined}
      onSubmit={save}
    >
      <SelectField
        label="Status"
        value={state}
        onChange={({ target }) => setTyped({ ...typed, state: target.value as CallbackState })}
      >
        {callbackStates.map((state) => (
          <option key={state} value={state}>
            {states[state].label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Note"
        rows={2}
        maxLength={limits.moderationText}
        value={note}
        onChange={({ target }) => setTyped({ ...typed, note: target.value })}
      />
      {statusOf(error) === 409 && changed && <Saved request={request} />}
      <div className={styles.row}>
        <Button type="submit" size="sm" variant="primary" busy={isPending} disabled={!changed}>
          Save
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-label={`Delete the request by ${request.name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
        {request.changed && (
          <p className={styles.changed}>
            {request.changed.by}, <ShortMoment at={request.changed.at} />
          </p>
        )}
      </div>
    </form>
  );
}

/** What a colleague saved in the meantime. */
const Saved = ({ request: { changed, state, note } }: Pick<CallbackFormProps, 'request'>) => (
  <Notice tone="warning" title={`${changed?.by ?? 'Someone'} saved something else`}>
    <p>
      {states[state].label}
      {note && `: ${note}`}
    </p>
    <p>Save again to replace it.</p>
  </Notice>
);
