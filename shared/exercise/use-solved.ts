import { useState } from 'react';

interface Completion {
  /** Whether solving the exercise is to mark it complete: its person is known, and it's open. */
  isOpen: boolean;
  save: (completed: boolean) => void;
}

interface Solved {
  /** Called when the exercise is solved. */
  solve: () => void;
  /** Undoes that this has marked it complete; null if it hasn't. */
  undo: (() => void) | null;
}

/** Marks an exercise complete when it's solved, with Undo. */
export function useSolved({ isOpen, save }: Completion): Solved {
  const [isMarked, setMarked] = useState(false);
  const mark = (completed: boolean) => {
    setMarked(completed);
    save(completed);
  };
  return {
    solve: () => {
      if (isOpen) mark(true);
    },
    undo: isMarked ? () => mark(false) : null,
  };
}
