import { counted } from '@site/shared/contracts';
import type { ConsoleState } from './use-console.ts';

/** What screen readers announce about a run or a check: a short outcome. The rest can be read. */
export function announcementOf(state: ConsoleState): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'busy') return state.mode === 'run' ? 'Running' : 'Checking';
  if (state.kind === 'checked') return sayings[state.verdict.kind];
  const { run } = state;
  if (run.kind !== 'result') return sayings.failed;
  return `Finished, ${counted(run.result.total, 'row')}`;
}

const sayings = {
  right: 'Your query is right',
  wrong: "Your query isn't right yet",
  failed: "The query didn't finish",
} as const;
