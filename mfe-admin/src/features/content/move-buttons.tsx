import { ChevronDownIcon, classNames, IconButton } from '@site/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './content.module.css';

interface MoveButtonsProps {
  id: string;
  name: string;
  /** Its position among the shown entries, from 0, and how many there are. */
  position: number;
  count: number;
  /** `button` is the id of the pressed element. */
  onMove: (by: number, button: string) => void;
}

/** Moves an entry by one position. At an end, the button stays but does nothing. */
export function MoveButtons({ id, name, position, count, onMove }: MoveButtonsProps) {
  const move = (by: number, button: string, possible: boolean) => () =>
    possible && onMove(by, button);
  return (
    <>
      <IconButton
        id={`up-${id}`}
        size="sm"
        label={`Move ${name} up`}
        aria-disabled={position === 0}
        className={classNames(styles.move, styles.up)}
        onClick={move(-1, `up-${id}`, position > 0)}
      >
        <ChevronDownIcon aria-hidden="true" />
      </IconButton>
      <IconButton
        id={`down-${id}`}
        size="sm"
        label={`Move ${name} down`}
        aria-disabled={position === count - 1}
        className={styles.move}
        onClick={move(1, `down-${id}`, position < count - 1)}
      >
        <ChevronDownIcon aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** @returns a function that keeps the focus on a button, by its id, when its entry moves in the list */
export function useFocusAfterMove(order: unknown): (button: string) => void {
  const pressed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order has moved the pressed button
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [order]);
  return (button) => {
    pressed.current = button;
  };
}
