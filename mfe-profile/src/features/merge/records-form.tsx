import { counted } from '@site/shared/contracts/composition';
import { type KindName, kinds } from '@site/shared/device';
import { Button, Card } from '@site/shared/ui';
import { type ReactNode, useId } from 'react';
import type { ComparedRecord } from './local-records.ts';
import styles from './merge.module.css';
import { RecordRow } from './record-row.tsx';

interface RecordsFormProps {
  records: readonly ComparedRecord[];
  /** The keys of those that won't be merged. */
  leftOut: readonly string[];
  busy: boolean;
  onLeaveOut: (keys: readonly string[]) => void;
  onMerge: (records: ComparedRecord[]) => void;
  onDiscard: (thing: ComparedRecord) => void;
  onLater: () => void;
}

/** The records on this device, kind by kind: each is merged unless it's left out. */
export function RecordsForm({
  records,
  leftOut,
  busy,
  onLeaveOut,
  onMerge,
  onDiscard,
  onLater,
}: RecordsFormProps) {
  const chosen = records.filter(({ key, outcome }) => !leftOut.includes(key) && outcome !== 'gone');
  const choose = (key: string, isChosen: boolean) =>
    onLeaveOut(isChosen ? leftOut.filter((each) => each !== key) : [...leftOut, key]);
  return (
    <div className={styles.form}>
      {(Object.keys(kinds) as KindName[]).map((kind) => (
        <KindSection key={kind} heading={kinds[kind].heading}>
          {records
            .filter((record) => record.kind === kind)
            .map((record) => (
              <RecordRow
                key={record.key}
                record={record}
                busy={busy}
                chosen={!leftOut.includes(record.key)}
                onChoose={(isChosen) => choose(record.key, isChosen)}
                onDiscard={() => onDiscard(record)}
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
      <ul className={styles.records}>{children}</ul>
    </Card>
  );
}
