import type { ContentChange } from '@site/shared/contracts/editorial';
import { Badge, Button } from '@site/shared/ui';
import { useState } from 'react';
import styles from './files.module.css';

const nouns: Record<ContentChange['kind'], readonly [one: string, many: string]> = {
  roadmap: ['roadmap', 'roadmaps'],
  topic: ['topic', 'topics'],
  unit: ['problem', 'problems'],
  'dsa-problem': ['DSA problem', 'DSA problems'],
};

const kindInWords = (kind: ContentChange['kind']) => nouns[kind][0];

const verbs = { added: 'added', changed: 'changed', returned: 'brought back', retired: 'retired' };

const kinds = Object.keys(nouns) as ContentChange['kind'][];
const changeTypes = Object.keys(verbs) as ContentChange['change'][];

export const isAddedProblem = ({ kind, change }: ContentChange) =>
  kind === 'unit' && change === 'added';

/** Such as "450 problems added", in the order of the site's parts. */
export const changesInWords = (changes: readonly ContentChange[]): string[] =>
  kinds.flatMap((kind) =>
    changeTypes.flatMap((type) => {
      const { length } = changes.filter((change) => change.kind === kind && change.change === type);
      return length > 0 ? [`${length} ${nouns[kind][length === 1 ? 0 : 1]} ${verbs[type]}`] : [];
    }),
  );

const typeInWords = (change: ContentChange['change']) => verbs[change];

/** How many changes are shown at once: hundreds would make the page slow. */
const STEP = 100;

/** Each change with its fields before and after; folded at first. */
export function ChangeList({ changes }: { changes: readonly ContentChange[] }) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(STEP);
  if (changes.length === 0) return null;
  return (
    <details
      className={styles.details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Every change, field by field</summary>
      {open && (
        <ul className={styles.changes}>
          {changes.slice(0, shown).map((change) => (
            <Change key={`${change.kind} ${change.id}`} change={change} />
          ))}
        </ul>
      )}
      {open && shown < changes.length && (
        <Button size="sm" onClick={() => setShown(shown + STEP)}>
          Show {Math.min(STEP, changes.length - shown)} more of {changes.length}
        </Button>
      )}
    </details>
  );
}

const Change = ({ change }: { change: ContentChange }) => (
  <li>
    <p className={styles.changed}>
      <strong>{change.name}</strong>
      <span className={styles.what}>
        {kindInWords(change.kind)} {typeInWords(change.change)}
      </span>
      {change.draft && <Badge tone="warning">Draft until its listing has run</Badge>}
    </p>
    {change.fields.length > 0 && (
      <dl className={styles.fields}>
        {change.fields.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              <del>{before || 'nothing'}</del> <ins>{after || 'nothing'}</ins>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </li>
);
