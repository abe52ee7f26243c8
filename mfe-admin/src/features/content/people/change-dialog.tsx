import { counted } from '@site/shared/contracts/composition';
import type { AffectedPeople, PeopleRequest } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { Button, type ButtonProps, Dialog, DialogActions } from '@site/shared/ui';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import styles from '../content.module.css';
import { peopleQuery } from './people.queries.ts';

interface ChangeDialogProps {
  title: string;
  /** Whose people are counted. */
  affected: PeopleRequest;
  /** What becomes of what these people have. */
  fate: string;
  /** The label of the confirming button. */
  action: string;
  variant?: ButtonProps['variant'];
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a change does to people before it is made: how many have something there, and what becomes of it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, affected, fate, action, variant = 'primary', onConfirm, onClose } = props;
  const { data, error, refetch } = useQuery(peopleQuery(affected));
  return (
    <Dialog open size="sm" title={title} onOpenChange={onClose}>
      <div className={styles.stack}>
        {data ? (
          <People affected={data} />
        ) : (
          <NotLoaded
            error={error}
            refetch={refetch}
            failed="We couldn't count who has something here"
            loading="Counting who has something here..."
            height="6rem"
          />
        )}
        <p>{fate}</p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant={variant}
          disabled={!data}
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const kinds: [keyof AffectedPeople, string][] = [
  ['completed', 'Completed'],
  ['notes', 'Notes'],
  ['bookmarks', 'Bookmarks'],
  ['revision', 'In revision'],
  ['work', 'Code or answers'],
];

function People({ affected }: { affected: AffectedPeople }) {
  if (affected.any === 0) return <p>Nobody has anything here so far.</p>;
  return (
    <div>
      <p>
        <strong>{counted(affected.any, 'person', 'people')}</strong>{' '}
        {affected.any === 1 ? 'has' : 'have'} something here:
      </p>
      <ul className={styles.list}>
        {kinds
          .filter(([kind]) => affected[kind] > 0)
          .map(([kind, label]) => (
            <li key={kind}>
              {label}: {affected[kind]}
            </li>
          ))}
      </ul>
    </div>
  );
}
