import { useDebouncedValue } from '@site/shared/ui/use-debounced-value.ts';

const PAUSE_MS = 400;

/** The value once typing has paused: not every keystroke is worth a request. */
export const useSettled = <T>(value: T): T => useDebouncedValue(value, PAUSE_MS);
