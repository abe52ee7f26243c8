import type { MergeOutcome } from '@site/shared/contracts/practice';
import type { Version } from '@site/shared/device';
import { Link } from '@site/shared/platform';
import { IconButton, TrashIcon } from '@site/shared/ui';
import { Fold } from '@site/shared/ui/fold.tsx';
import { useId } from 'react';
import type { ComparedRecord } from './local-records.ts';
import styles from './merge.module.css';

interface RecordRowProps {
  record: ComparedRecord;
  chosen: boolean;
  busy: boolean;
  onChoose: (chosen: boolean) => void;
  onDiscard: () => void;
}

/** A record on this device beside the person's, and the outcome of merging them. */
export function RecordRow({ record, chosen, busy, onChoose, onDiscard }: RecordRowProps) {
  const { place, here, held, outcome } = record;
  const id = useId();
  const isGone = outcome === 'gone';
  return (
    <li className={styles.record}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          className={styles.check}
          checked={chosen && !isGone}
          disabled={busy || isGone}
          aria-label={`Merge ${place.title}`}
          aria-describedby={`${id}-outcome`}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <div className={styles.facts}>
        <Link to={place.path} className={styles.title}>
          {place.title}
        </Link>
        <p className={styles.versions}>
          On this device: {inWords(here)}
          {held && (
            <>
              <br />
              In your account: {inWords(held)}
            </>
          )}
        </p>
        <p id={`${id}-outcome`} className={styles.outcome}>
          {chosen || isGone ? outcomes[outcome] : 'Left out: it stays on this device.'}
        </p>
      </div>
      <div className={styles.discard}>
        <IconButton label={`Discard ${place.title}`} size="sm" disabled={busy} onClick={onDiscard}>
          <TrashIcon aria-hidden="true" />
        </IconButton>
      </div>
      {held?.text && here.text && outcome !== 'same' && (
        <div className={styles.compare}>
          <Fold title="Compare">
            <div className={styles.texts}>
              <Text label="On this device" of={here} />
              <Text label="In your account" of={held} />
            </div>
          </Fold>
        </div>
      )}
    </li>
  );
}

const Text = ({ label, of: { text } }: { label: string; of: Version }) => (
  <figure className={styles.text}>
    <figcaption>{label}</figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
    <pre tabIndex={0}>{text}</pre>
  </figure>
);

const outcomes: Record<MergeOutcome, string> = {
  added: "Only on this device so far. It'll be added to your account.",
  both: 'You keep both.',
  device: "This device's version is newer and replaces yours.",
  account: 'Yours is newer, so it stays.',
  same: 'You already have the same.',
  gone: "This can't be merged: what it's about has changed or is gone.",
};

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const inWords = ({ words, changedAt }: Version) =>
  changedAt ? `${words} · ${time.format(new Date(changedAt))}` : words;
