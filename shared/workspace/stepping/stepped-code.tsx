import { pythonLanguage } from '@codemirror/lang-python';
import { type Line, renderToken } from '@site/shared/listing';
import tokenStyles from '@site/shared/reading/tokens.module.css';
import { classNames, VisuallyHidden } from '@site/shared/ui';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import { draftLinesOf } from '../editor/index.ts';
import styles from './stepped-code.module.css';

const draftLines = draftLinesOf(pythonLanguage);

interface SteppedCodeProps {
  source: string;
  /** The line of the chosen call. */
  line: number | null;
  breakpoints: ReadonlySet<number>;
  onToggle: (line: number) => void;
}

/** The recorded program with its current line; a line's number is its breakpoint. */
export function SteppedCode({ source, line, breakpoints, onToggle }: SteppedCodeProps) {
  const lines = useMemo(() => draftLines(source), [source]);
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (box.current) scrollToCurrent(box.current, line);
  }, [line]);
  return (
    <ol
      ref={box}
      className={classNames(styles.code, tokenStyles.tokens)}
      aria-label="Recorded program"
      onKeyDown={moveFocus}
    >
      {lines.map((content, index) => (
        <CodeLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
          key={index}
          number={index + 1}
          content={content}
          current={line === index + 1}
          reachable={(line ?? 1) === index + 1}
          breakpoint={breakpoints.has(index + 1)}
          onToggle={onToggle}
        />
      ))}
    </ol>
  );
}

interface CodeLineProps {
  number: number;
  content: Line;
  current: boolean;
  /** Whether Tab stops here; from there, arrow keys lead to the other lines. */
  reachable: boolean;
  breakpoint: boolean;
  onToggle: (line: number) => void;
}

const CodeLine = memo(
  ({ number, content, current, reachable, breakpoint, ...on }: CodeLineProps) => (
    <li
      className={classNames(styles.line, current && styles.current)}
      aria-current={current ? 'step' : undefined}
    >
      <button
        type="button"
        className={styles.number}
        aria-pressed={breakpoint}
        aria-label={`Breakpoint on line ${number}`}
        title={breakpoint ? 'Remove breakpoint' : 'Set breakpoint'}
        tabIndex={reachable ? 0 : -1}
        onClick={() => on.onToggle(number)}
      >
        {number}
      </button>
      <code className={styles.text}>
        {current && <VisuallyHidden>Current line: </VisuallyHidden>}
        {content.map(renderToken)}
      </code>
    </li>
  ),
);

/** Scrolls the box alone: the page stays where it is. */
function scrollToCurrent(box: HTMLElement, line: number | null) {
  const current = box.children[(line ?? 1) - 1];
  if (!current) return;
  const [{ top, bottom }, inside] = [current.getBoundingClientRect(), box.getBoundingClientRect()];
  const margin = 2 * (bottom - top);
  if (top - margin < inside.top) box.scrollTop -= inside.top - top + margin;
  else if (bottom + margin > inside.bottom) box.scrollTop += bottom + margin - inside.bottom;
}

/** From one line's number to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const line = (event.target as HTMLElement).closest('li');
  const next =
    event.key === 'ArrowDown'
      ? line?.nextElementSibling
      : event.key === 'ArrowUp' && line?.previousElementSibling;
  if (!next) return;
  next.querySelector('button')?.focus();
  event.preventDefault();
}
