import type { AdminDsaProblem, ListingChecked } from '@site/shared/contracts/editorial';
import { useState } from 'react';
import { type CheckedProgram, useListingCheck } from '../use-listing-check.ts';
import { fits, type Proposal } from './propose.ts';

/** A proposal with what the listing gave for it; null if it failed, or if a case can't hold it. */
export interface Computed extends Proposal {
  expected: string | null;
}

/** How a program did on the proposals that have an output. */
export interface Timing {
  name: string;
  milliseconds: number | null;
  /** Why it came to no end; null if it did. */
  fault: string | null;
  /** How many of its outputs aren't the listing's. */
  different: number;
}

interface NamedProgram extends CheckedProgram {
  name: string;
}

/** Computes the outputs of proposals with the listing, then times the other approaches against them, one by one. */
export function useProposals(problem: AdminDsaProblem) {
  const [computed, setComputed] = useState<Computed[] | null>(null);
  const [timings, setTimings] = useState<Timing[]>([]);
  const [queue, setQueue] = useState<NamedProgram[]>([]);
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);

  const { check, start, stop } = useListingCheck<NamedProgram>((program, checked) => {
    setTimings((before) => [...before, timingOf(program, checked)]);
    if (program.name !== LISTING) return next(queue);
    const outputs = outputsOf(proposals, checked);
    setComputed(outputs);
    next(slowerPrograms(problem, outputs));
  });
  const next = ([first, ...others]: NamedProgram[]) => {
    setQueue(others);
    if (first) start(first);
  };

  return {
    check,
    isRunning: check !== null && check.checked === null,
    computed,
    timings,
    stop: () => {
      setQueue([]);
      stop();
    },
    run: (made: readonly Proposal[]) => {
      setProposals(made);
      setComputed(null);
      setTimings([]);
      const cases = made.map(({ input }) => ({ input, expected: null }));
      start({
        name: LISTING,
        code: problem.code,
        support: problem.support,
        cases,
        timed: 'python',
      });
    },
  };
}

const LISTING = 'The listing';

const outputsOf = (proposals: readonly Proposal[], { cases }: ListingChecked): Computed[] =>
  proposals.map((proposal, at) => {
    const result = cases[at];
    const output = result && result.error === null ? result.actual : null;
    return { ...proposal, expected: output !== null && fits(output) ? output : null };
  });

/** The other approaches in the languages that run, and what is wrong or too slow on purpose. */
function slowerPrograms(problem: AdminDsaProblem, outputs: readonly Computed[]): NamedProgram[] {
  const cases = outputs.flatMap(({ input, expected }) => (expected ? [{ input, expected }] : []));
  if (cases.length === 0) return [];
  const { support, naive, approaches } = problem;
  const inPython = (name: string, code: string): NamedProgram[] =>
    code === '' ? [] : [{ name, code, support, cases, timed: 'python' }];
  // What is provided is Python: without it, JavaScript has what it needs.
  const inJavaScript = (name: string, code: string): NamedProgram[] =>
    code === '' || support !== '' ? [] : [{ name, code, support: '', cases, timed: 'javascript' }];
  return [
    ...(approaches?.before ?? []).flatMap(({ name, code, javascript }) => [
      ...inPython(`${name}, Python`, code),
      ...inJavaScript(`${name}, JavaScript`, javascript),
    ]),
    ...inPython('Naive solution, Python', naive),
  ];
}

const timingOf = (
  { name }: NamedProgram,
  { cases, fault, milliseconds }: ListingChecked,
): Timing => ({
  name,
  milliseconds: milliseconds ?? null,
  fault: fault?.title ?? null,
  different: name === LISTING ? 0 : cases.filter((result) => result && !result.passed).length,
});
