import type { ContentItem } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { Button, Dialog, EmptyState } from '@site/shared/ui';
import { useState } from 'react';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import { momentText } from '../../../time/moment.tsx';
import styles from '../content.module.css';
import { Differences } from '../forms/changed-elsewhere.tsx';
import { differencesOf } from '../forms/use-content-form.ts';
import { itemForms } from './item-forms.ts';
import { type ItemValues, valuesOf } from './item-values.ts';
import own from './items.module.css';
import { itemVersionQuery } from './items.queries.ts';

interface ItemVersionsProps {
  item: ContentItem;
  /** What is in the form. */
  current: ItemValues;
  onRestore: (values: ItemValues) => void;
  onClose: () => void;
}

/** What was published before: how each differs from the form, and a button that restores it there. */
export function ItemVersions({ item, current, onRestore, onClose }: ItemVersionsProps) {
  const [chosen, setChosen] = useState(item.versions[0]?.number);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Versions"
      description="Struck-out text is only in the version; what follows it is in the form."
    >
      {chosen === undefined ? (
        <EmptyState title="No versions yet" text="Each publication is kept here." />
      ) : (
        <div className={styles.stack}>
          <ol className={own.versions} aria-label="Versions">
            {item.versions.map(({ number, at, by }) => (
              <li key={number}>
                <Button
                  size="sm"
                  variant={number === chosen ? 'primary' : undefined}
                  aria-pressed={number === chosen}
                  onClick={() => setChosen(number)}
                >
                  {by === null ? 'Before the first' : `${by}, ${momentText(at)}`}
                </Button>
              </li>
            ))}
          </ol>
          <Version key={chosen} {...{ item, number: chosen, current, onRestore }} />
        </div>
      )}
    </Dialog>
  );
}

interface VersionProps extends Omit<ItemVersionsProps, 'onClose'> {
  number: number;
}

function Version({ item, number, current, onRestore }: VersionProps) {
  const { data, error, refetch } = useQuery(itemVersionQuery(item, number));
  if (!data) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed="We couldn't load this version"
        loading="Loading the version..."
        height="8rem"
      />
    );
  }
  const values = valuesOf(itemForms[item.kind].fields, data);
  const differences = differencesOf(values, current);
  if (differences.length === 0) return <p className={styles.quiet}>The form says the same.</p>;
  return (
    <>
      <Differences differences={differences} />
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => onRestore(values)}>
          Restore it in the form
        </Button>
      </div>
    </>
  );
}
