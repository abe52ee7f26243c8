import { Button, Notice, ProgressBar, SelectField, XIcon } from '@site/shared/ui';
import { type MouseEvent, useEffect, useState } from 'react';
import type { Engine } from '../engine/engine.ts';
import type { Solvable } from '../language/solvable.ts';
import { ownInputs } from '../own-cases/own-inputs.ts';
import { keepSitePython, sitePython } from '../python/python.ts';
import { outcomeMessage } from '../running/run-messages.ts';
import { useRestoredFocus } from '../use-restored-focus.ts';
import styles from './step-through.module.css';
import { type Breakpoints, Stepper } from './stepper.tsx';
import { type RecordingState, useRecording } from './use-recording.ts';

interface StepThroughProps {
  problem: Solvable;
  code: string;
  /** Whether a program of the page is running. */
  busy: boolean;
  /** Returns what runs programs; the page's own Python by default. */
  python?: () => Engine;
}

/** Records the person's program line by line, and steps through it forward and back. */
export function StepThrough({ problem, code, busy, python = sitePython }: StepThroughProps) {
  useEffect(keepSitePython, []);
  const { state, start, stop } = useRecording(python, busy);
  const [cases, setCases] = useState(() => steppableCases(problem));
  const [chosen, setChosen] = useState('');
  const [breakpoints, setBreakpoints] = useState<Breakpoints>(new Set());
  const subject = cases.find(({ name }) => name === chosen) ?? cases[0];
  const underWay = state.phase === 'loading' || state.phase === 'recording';
  const comeBackTo = useRestoredFocus(underWay);
  return (
    <div className={styles.panel}>
      <p className={styles.aside}>
        Your code runs line by line, forward and back, with its variables and pictures of its data.
      </p>
      <div className={styles.start}>
        <SelectField
          label="Case"
          className={styles.case}
          value={subject?.name}
          // Own cases may have come or gone.
          onFocus={() => setCases(steppableCases(problem))}
          onChange={({ target }) => setChosen(target.value)}
        >
          {cases.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <Button
          busy={underWay}
          disabled={underWay || busy}
          onClick={(event: MouseEvent<HTMLElement>) => {
            comeBackTo(event.currentTarget);
            start({ source: code, support: problem.support, call: subject?.call ?? null });
          }}
        >
          {state.phase === 'ended' ? 'Record again' : 'Record steps'}
        </Button>
        {underWay && (
          <Button variant="ghost" icon={<XIcon aria-hidden="true" />} onClick={stop}>
            Stop recording
          </Button>
        )}
      </div>
      {underWay && <UnderWay state={state} />}
      {state.phase === 'ended' && (
        <Ended state={state} code={code} breakpoints={breakpoints} onBreakpoints={setBreakpoints} />
      )}
    </div>
  );
}

const UnderWay = ({ state: { phase, progress } }: { state: RecordingState }) =>
  phase === 'loading' ? (
    <div className={styles.underWay}>
      <p role="status">Getting Python ready…</p>
      <ProgressBar label="Getting Python ready" value={Math.round(progress * 100)} max={100} />
    </div>
  ) : (
    <p role="status" className={styles.aside}>
      Recording…
    </p>
  );

interface EndedProps {
  state: RecordingState;
  code: string;
  breakpoints: Breakpoints;
  onBreakpoints: (change: (breakpoints: Breakpoints) => Breakpoints) => void;
}

/** What was recorded, or why nothing was. */
function Ended({ state, code, ...breakpoints }: EndedProps) {
  const { subject, error, outcome, recording } = state;
  if (recording && recording.steps.length > 0) {
    return (
      <>
        {subject.source !== code && (
          <p className={styles.aside}>You've changed the program since it was recorded.</p>
        )}
        <Stepper recording={recording} source={subject.source} error={error} {...breakpoints} />
      </>
    );
  }
  const message = error
    ? outcomeMessage({ kind: 'finished', error })
    : outcome && outcomeMessage(outcome);
  return (
    <Notice
      tone={outcome?.kind === 'stopped' ? 'info' : 'danger'}
      title={message?.title ?? 'No steps were recorded'}
    >
      <p>{message?.text ?? 'None of your lines ran. Check that this case calls your function.'}</p>
    </Notice>
  );
}

/** What a person can step through. */
interface SteppableCase {
  name: string;
  /** The call; null for the whole program. */
  call: string | null;
}

/** The cases that are shown, a person's own, and the program by itself. */
const steppableCases = (problem: Solvable): SteppableCase[] => [
  ...problem.cases
    .filter(({ hidden }) => !hidden)
    .map(({ name, input }) => ({ name: `${name}: ${input}`, call: input })),
  ...ownInputs(problem).map((input, index) => ({
    name: `Your case ${index + 1}: ${input}`,
    call: input,
  })),
  { name: 'The whole program', call: null },
];
