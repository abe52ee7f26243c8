import { Button, Notice } from '@site/shared/ui';
import type { ReactNode } from 'react';
import type { SectionName, Value } from './section-kind.ts';
import styles from './sections.module.css';
import type { Clash, SectionForm } from './use-section-form.ts';

interface SectionFormFrameProps {
  form: Omit<SectionForm<SectionName>, 'field'>;
  /** The button's label. */
  save?: string;
  /** Among other forms on a page, no button is the primary one. */
  isSecondary?: boolean;
  /** Closes the form; without it, changes can be discarded and the form stays. */
  onCancel?: () => void;
  children: ReactNode;
}

/** The frame of a section's form: its fields, clashes to resolve before saving, and its buttons. */
export function SectionFormFrame({
  form: { errors, isDirty, busy, restored, clashes, onSubmit, discard },
  save = 'Save Changes',
  isSecondary,
  onCancel,
  children,
}: SectionFormFrameProps) {
  const undecided = clashes.length > 0;
  const saving = undecided ? 'Keep mine' : save;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      data-unsaved={isDirty ? '' : undefined}
    >
      {restored && !undecided && (
        <Notice title="Your unsaved changes are back">
          <p>We kept them when this page was closed. Save or discard them below.</p>
        </Notice>
      )}
      {children}
      {undecided && <ClashNotice clashes={clashes} />}
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" variant={isSecondary ? 'secondary' : 'primary'} busy={busy}>
          {busy ? 'Saving...' : saving}
        </Button>
        {undecided && <Button onClick={discard}>Use the other</Button>}
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        {!onCancel && !undecided && isDirty && !busy && (
          <Button variant="ghost" onClick={discard}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  );
}

/** Shows both devices' values of the same fields, to decide with the buttons below. */
const ClashNotice = ({ clashes }: { clashes: Clash[] }) => (
  <Notice tone="warning" title="This was changed on another device">
    <p>Both versions are below, and nothing has been overwritten. Which one do you want to keep?</p>
    {clashes.map(({ label, here, elsewhere }) => (
      <dl key={label} className={styles.clash}>
        <dt>{label} on the other device</dt>
        <dd>{inWords(elsewhere)}</dd>
        <dt>{label} on this device</dt>
        <dd>{inWords(here)}</dd>
      </dl>
    ))}
  </Notice>
);

function inWords(value: Value): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return value === '' ? 'Nothing' : String(value);
}
