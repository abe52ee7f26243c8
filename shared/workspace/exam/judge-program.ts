import type { DsaProblem, SolutionLanguage } from '@site/shared/contracts/practice';
import type { Engine } from '../engine/engine.ts';
import { inLanguage } from '../language/solvable.ts';
import { nothingRun, type RunEvent, type RunState, runReducer } from '../run-state.ts';
import { jobOf } from '../running/job-of.ts';

/** An engine, and what judges programs. */
const loadJudging = {
  python: () => import('../running/python.ts'),
  javascript: () => import('../running/javascript.ts'),
  cpp: () => import('../running/cpp.ts'),
};

/** How a program did on all cases of its problem. */
interface ProgramResult {
  passed: number;
  total: number;
  /** The names of the cases that didn't pass. */
  failed: string[];
}

/**
 * Runs a program on all cases of its problem, hidden ones too; null if it was stopped, or nothing can run it here.
 * @param engine returns what runs it; the page's own by default
 */
export async function judgeProgram(
  problem: DsaProblem,
  { language, code }: { language: SolutionLanguage; code: string },
  signal: AbortSignal,
  engine?: () => Engine,
): Promise<ProgramResult | null> {
  const solvable = inLanguage(problem, language);
  const { cases } = solvable;
  const { judge, keepEngine, siteEngine, startJob } = await loadJudging[language]();
  const letGo = keepEngine();
  const begin: RunEvent = { type: 'start', language, mode: 'submit', source: code, cases };
  const state = await new Promise<RunState>((resolve) => {
    let current = runReducer(nothingRun, begin);
    const stop = startJob(jobOf(solvable, code, cases), (engine ?? siteEngine)(), (event) => {
      current = runReducer(current, event);
      if (event.type === 'end') resolve(current);
    });
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
  letGo();
  if (!judge(state)) return null;
  const passed = new Set(state.results.filter((result) => result.passed).map(({ index }) => index));
  return {
    passed: passed.size,
    total: cases.length,
    failed: cases.filter((_, index) => !passed.has(index)).map(({ name }) => name),
  };
}
