import { counted } from '@site/shared/contracts';
import { type KindName, kinds } from '@site/shared/device';
import { Button, Card } from '@site/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './merge.module.css';
import { ThingRow } from './thing-row.tsx';
import type { ComparedThing } from './things.ts';

interface ThingsFormProps {
  things: readonly ComparedThing[];
  /** The keys of those that aren't to be merged. */
  leftOut: readonly string[];
  busy: boolean;
  onLeaveOut: (keys: readonly string[]) => void;
  onMerge: (things: ComparedThing[]) => void;
  onDiscard: (thing: ComparedThing) => void;
  onLater: () => void;
}

/** What was made on this device, kind by kind: each thing is merged unless it's left out. */
export function ThingsForm({
  things,
  leftOut,
  busy,
  onLeaveOut,
  onMerge,
  onDiscard,
  onLater,
}: ThingsFormProps) {
  const chosen = things.filter(({ key, outcome }) => !leftOut.includes(key) && outcome !== 'gone');
  const choose = (key: string, isChosen: boolean) =>
    onLeaveOut(isChosen ? leftOut.filter((each) => each !== key) : [...leftOut, key]);
  return (
    <div className={styles.form}>
      {(Object.keys(kinds) as KindName[]).map((kind) => (
        <KindSection key={kind} heading={kinds[kind].heading}>
          {things
            .filter((thing) => thing.kind === kind)
            .map((thing) => (
              <ThingRow
                key={thing.key}
                thing={thing}
                busy={busy}
                chosen={!leftOut.includes(thing.key)}
                onChoose={(isChosen) => choose(thing.key, isChosen)}
                onDiscard={() => onDiscard(thing)}
              />
            ))}
        </KindSection>
      ))}
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => onMerge(chosen)}
        >
          {chosen.length > 0 ? `Merge ${counted(chosen.length, 'thing')}` : 'Merge'}
        </Button>
        <Button disabled={busy} onClick={onLater}>
          Later
        </Button>
      </div>
    </div>
  );
}

function KindSection({ heading, children }: { heading: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.things}>{children}</ul>
    </Card>
  );
}
