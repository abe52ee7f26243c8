import { counted } from '@site/shared/contracts/composition';
import type { ImportUndone, ProgressImport } from '@site/shared/contracts/practice';
import { messageOf, toast, useMutation, usePersonKey, useQuery } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import styles from './data.module.css';
import { importsQuery, invalidatePerson, undoImport } from './data-calls.ts';

/** Imports that can still be undone; nothing if there are none. */
export function PastImports() {
  const { data, error, refetch } = useQuery(importsQuery(usePersonKey()));
  if (!data && error) {
    return (
      <Notice tone="danger">
        <p>{messageOf(error, "We couldn't load your imports.")}</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (!data?.length) return null;
  return (
    <div className={styles.part}>
      <h3 id="past-imports">Imports you can undo</h3>
      <ul className={styles.imports} aria-labelledby="past-imports">
        {data.map((entry) => (
          <PastImport key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

function PastImport({ entry }: { entry: ProgressImport }) {
  const person = usePersonKey();
  const { mutate, isPending } = useMutation({
    mutationFn: () => undoImport(entry.id),
    onSuccess: (undone) => void toast.success(wordsFor(undone)),
    onError: (error) =>
      void toast.error(messageOf(error, "We couldn't undo the import. Please try again.")),
    onSettled: () => invalidatePerson(person),
  });
  return (
    <li>
      <span>
        {counted(entry.units, 'problem')}, imported{' '}
        <time dateTime={entry.createdAt}>{timeOf(entry.createdAt)}</time>
        <span className={styles.quiet}> · until {timeOf(entry.undoUntil)}</span>
      </span>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        Undo
      </Button>
    </li>
  );
}

const wordsFor = ({ restored, kept }: ImportUndone) =>
  `${counted(restored, 'problem')} restored.${kept > 0 ? ` ${counted(kept, 'problem')} changed since then and kept.` : ''}`;

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const timeOf = (moment: string) => time.format(new Date(moment));
