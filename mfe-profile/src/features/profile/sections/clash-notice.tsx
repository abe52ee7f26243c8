import { Notice } from '@site/shared/ui';
import type { Value } from './section-kind.ts';
import styles from './sections.module.css';
import type { Clash } from './use-section-form.ts';

/** Shows both devices' values of the same fields, to decide with the buttons below. */
export const ClashNotice = ({ clashes }: { clashes: Clash[] }) => (
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
