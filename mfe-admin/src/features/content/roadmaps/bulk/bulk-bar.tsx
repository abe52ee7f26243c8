import { counted } from '@site/shared/contracts/composition';
import type { AdminRoadmap, AdminUnit } from '@site/shared/contracts/editorial';
import { Button, IconButton, SelectField, XIcon } from '@site/shared/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ContentControls } from '../../../../rights/rights.tsx';
import { ChangeDialog } from '../../people/change-dialog.tsx';
import { fates } from '../../people/fates.ts';
import { topicIn, unitIn } from '../roadmap-values.ts';
import styles from './bulk.module.css';
import type { BulkChange } from './bulk-change.ts';
import { useBulkChange } from './use-bulk-change.ts';

const TagsDialog = lazy(async () => ({
  default: (await import('./tags-dialog.tsx')).TagsDialog,
}));

interface BulkBarProps {
  roadmap: AdminRoadmap;
  /** The units that are chosen, in order. */
  ids: readonly string[];
  onClear: () => void;
}

type Asking = { move: string } | 'retire' | 'tags';

const difficulties: AdminUnit['difficulty'][] = ['easy', 'medium', 'hard'];

/** Acts on the chosen units of a roadmap: moves, retires, and sets difficulty and tags of all at once. */
export function BulkBar({ roadmap, ids, onClear }: BulkBarProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const bulk = useBulkChange(roadmap, onClear);
  const what = counted(ids.length, 'problem');
  const change = (made: BulkChange) => bulk.change(ids, made);
  const close = () => setAsking(null);
  if (ids.length === 0) {
    return (
      bulk.report && (
        <Report
          text={bulk.report.text}
          busy={bulk.busy}
          onUndo={bulk.report.undo ? bulk.undo : null}
          onDismiss={bulk.dismiss}
        />
      )
    );
  }
  const to = asking && typeof asking === 'object' ? topicIn(roadmap, asking.move) : undefined;
  return (
    <section className={styles.bar} aria-label="Selected problems">
      <ContentControls>
        <div className={styles.actions}>
          <span className={styles.count}>{what} selected</span>
          <SelectField
            label="Move the selected problems"
            labelHidden
            className={styles.choice}
            value=""
            disabled={bulk.busy}
            onChange={({ currentTarget: { value } }) => setAsking({ move: value })}
          >
            <option value="" disabled>
              Move to…
            </option>
            {roadmap.topics
              .filter(({ retired }) => !retired)
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </SelectField>
          <SelectField
            label="Difficulty of the selected problems"
            labelHidden
            className={styles.choice}
            value=""
            disabled={bulk.busy}
            onChange={({ currentTarget: { value } }) => {
              const difficulty = value as AdminUnit['difficulty'];
              change({ factsOf: () => ({ difficulty }), done: `${what} set to ${difficulty}.` });
            }}
          >
            <option value="" disabled>
              Difficulty…
            </option>
            {difficulties.map((difficulty) => (
              <option key={difficulty}>{difficulty}</option>
            ))}
          </SelectField>
          <Button size="sm" disabled={bulk.busy} onClick={() => setAsking('tags')}>
            Tags
          </Button>
          <Button size="sm" variant="danger" busy={bulk.busy} onClick={() => setAsking('retire')}>
            Retire
          </Button>
          <Button size="sm" variant="ghost" onClick={onClear}>
            Clear selection
          </Button>
        </div>
      </ContentControls>
      {to && (
        <ChangeDialog
          title={`Move ${what} to ${to.title}?`}
          affected={{ of: 'unit', ids: [...ids] }}
          fate={fates.moved}
          action="Move"
          onConfirm={() => change({ topicId: to.id, done: `${what} moved to ${to.title}.` })}
          onClose={close}
        />
      )}
      {asking === 'retire' && (
        <ChangeDialog
          title={`Retire ${what}?`}
          affected={{ of: 'unit', ids: [...ids] }}
          fate={fates.retired}
          action="Retire"
          variant="danger"
          onConfirm={() => change({ factsOf: () => ({ retired: true }), done: `${what} retired.` })}
          onClose={close}
        />
      )}
      {asking === 'tags' && (
        <Suspense fallback={null}>
          <TagsDialog
            title={`Tags of ${what}`}
            units={ids.flatMap((id) => unitIn(roadmap, id) ?? [])}
            onTags={(tagsOf) =>
              change({
                factsOf: (unit) => ({ tags: tagsOf(unit) }),
                done: `Tags of ${what} changed.`,
              })
            }
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

interface ReportProps {
  text: string;
  busy: boolean;
  onUndo: (() => void) | null;
  onDismiss: () => void;
}

/** Takes the focus: what was pressed is gone. */
function Report({ text, busy, onUndo, onDismiss }: ReportProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report takes the focus
  useEffect(() => words.current?.focus(), [text]);
  return (
    <div role="status" className={styles.bar}>
      <div className={styles.actions}>
        <p ref={words} tabIndex={-1}>
          {text}
        </p>
        {onUndo && (
          <Button size="sm" busy={busy} onClick={onUndo}>
            Undo
          </Button>
        )}
        <IconButton size="sm" label="Dismiss" onClick={onDismiss}>
          <XIcon />
        </IconButton>
      </div>
    </div>
  );
}
