import { ChevronDownIcon, classNames, IconButton } from '@site/shared/ui';
import styles from './content.module.css';

interface MoveButtonsProps {
  id: string;
  name: string;
  /** Its place among those that are shown, from 0, and how many there are. */
  place: number;
  count: number;
  /** `button` is the id of the pressed element. */
  onMove: (by: number, button: string) => void;
}

/** Moves something by one place, with the keyboard too. At an end the button stays but does nothing. */
export function MoveButtons({ id, name, place, count, onMove }: MoveButtonsProps) {
  const move = (by: number, button: string, possible: boolean) => () =>
    possible && onMove(by, button);
  return (
    <>
      <IconButton
        id={`up-${id}`}
        size="sm"
        label={`Move ${name} up`}
        aria-disabled={place === 0}
        className={classNames(styles.move, styles.up)}
        onClick={move(-1, `up-${id}`, place > 0)}
      >
        <ChevronDownIcon aria-hidden="true" />
      </IconButton>
      <IconButton
        id={`down-${id}`}
        size="sm"
        label={`Move ${name} down`}
        aria-disabled={place === count - 1}
        className={styles.move}
        onClick={move(1, `down-${id}`, place < count - 1)}
      >
        <ChevronDownIcon aria-hidden="true" />
      </IconButton>
    </>
  );
}
