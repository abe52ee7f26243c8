import { Badge, Notice, VisuallyHidden } from '@site/shared/ui';
import { type KeyboardEvent, useCallback, useState } from 'react';
import type { ProgramError } from '../runner/protocol.ts';
import { outcomeMessage } from '../running/run-messages.ts';
import { CallStack } from './call-stack.tsx';
import { type Variable, variablesAt } from './changes.ts';
import { drawingsOf } from './pictures/drawings.ts';
import { Picture } from './pictures/picture.tsx';
import { type Call, lineOf, momentAt, type Recording } from './recording.ts';
import { destinationsFrom, StepControls } from './step-controls.tsx';
import { announcement, callName, stepWords } from './step-words.ts';
import { SteppedCode } from './stepped-code.tsx';
import styles from './stepper.module.css';

/** Lines at which to stop. */
export type Breakpoints = ReadonlySet<number>;

interface StepperProps {
  recording: Recording;
  /** The program that was recorded. */
  source: string;
  /** How it failed in the end. */
  error: ProgramError | null;
  breakpoints: Breakpoints;
  onBreakpoints: (change: (breakpoints: Breakpoints) => Breakpoints) => void;
}

/** Goes through a recording step by step, with buttons, a slider or keys. */
export function Stepper({ recording, source, error, breakpoints, onBreakpoints }: StepperProps) {
  // Another recording begins at its first step, and each step with its innermost call.
  const [at, setAt] = useState<{ recording: Recording; index: number; call?: Call }>();
  const { index, call: chosen } = at?.recording === recording ? at : { index: 0 };
  const toggle = useCallback(
    (line: number) => onBreakpoints((before) => toggled(before, line)),
    [onBreakpoints],
  );
  const moment = momentAt(recording, index);
  if (!moment) return null;
  const go = (to: number | null) => to !== null && setAt({ recording, index: to });
  const destinations = destinationsFrom(moment, breakpoints);
  const call = chosen ?? moment.step.stack.call;
  const variables = variablesAt(moment, call);
  const { names, drawings } = drawingsOf(moment, variables);
  const printed = recording.output.slice(0, moment.step.printed);
  const last = index === recording.steps.length - 1;
  const message = last && error ? outcomeMessage({ kind: 'finished', error }) : null;
  const line = lineOf(call, moment);
  const onKeyDown = (event: KeyboardEvent) => {
    const destination = destinationOf(event);
    if (destination) go(destinations[destination]);
    else if (event.key === 'b' && line !== null && !isModified(event)) toggle(line);
    else return;
    event.preventDefault();
  };
  return (
    <section className={styles.stepper} data-wants-room aria-label="Steps" onKeyDown={onKeyDown}>
      <StepControls
        index={index}
        count={recording.steps.length}
        destinations={destinations}
        breakpoints={breakpoints.size > 0}
        onGo={go}
        words={stepWords(moment)}
      />
      <p role="status">
        <VisuallyHidden>{announcement(moment, variables)}</VisuallyHidden>
      </p>
      {message && (
        <Notice tone="danger" title={message.title}>
          <p>{message.text}</p>
        </Notice>
      )}
      {last && recording.cut && (
        <Notice title={`Recorded the first ${recording.steps.length.toLocaleString('en')} steps.`}>
          <p>To see how your program ends, choose a smaller case.</p>
        </Notice>
      )}
      <div className={styles.parts}>
        <div className={styles.column}>
          <SteppedCode source={source} line={line} breakpoints={breakpoints} onToggle={toggle} />
          {drawings.map((drawing) => (
            <Picture key={drawing.names[0]} {...{ moment, drawing, names, variables, source }} />
          ))}
        </div>
        <div className={styles.column}>
          <VariableList variables={variables} of={callName(call.name)} />
          <CallStack
            moment={moment}
            chosen={call}
            onChoose={(next) => setAt({ recording, index, call: next })}
          />
          {printed && (
            <section className={styles.part} aria-label="Printed so far">
              <h3>Printed so far</h3>
              <pre className={styles.printed}>{printed}</pre>
            </section>
          )}
        </div>
      </div>
      <p className={styles.keys}>
        Keys: <kbd>←</kbd> back, <kbd>→</kbd> forward, <kbd>Shift</kbd> with either for the next
        breakpoint that way, <kbd>Home</kbd> first, <kbd>End</kbd> last, <kbd>B</kbd> breakpoint on
        the current line.
      </p>
    </section>
  );
}

function toggled(lines: Breakpoints, line: number): Breakpoints {
  const after = new Set(lines);
  if (!after.delete(line)) after.add(line);
  return after;
}

/** Whether arrow keys scroll what has the focus. */
const scrolls = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.scrollWidth > target.clientWidth;

const isModified = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;

function destinationOf(event: KeyboardEvent) {
  if (isModified(event) || scrolls(event)) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return event.shiftKey ? 'previousBreakpoint' : 'back';
    case 'ArrowRight':
      return event.shiftKey ? 'nextBreakpoint' : 'forward';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}

interface VariableListProps {
  variables: readonly Variable[];
  /** The call whose variables they are. */
  of: string;
}

/** Every variable of a call as text: the pictures show the same. */
const VariableList = ({ variables, of }: VariableListProps) => (
  <section className={styles.part} aria-label={`Variables of ${of}`}>
    <h3>Variables</h3>
    {variables.length === 0 && <p className={styles.aside}>No variables so far.</p>}
    <dl className={styles.variables}>
      {variables.map(({ name, text, change }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.value}>{text}</span>
            {change && <Badge tone="warning">{change}</Badge>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
