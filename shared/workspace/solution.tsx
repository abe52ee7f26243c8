import type { DsaApproach, DsaProblem } from '@site/shared/contracts/practice';
import { CopyButton, highlightedLines } from '@site/shared/listing';
import { Button, PlayIcon, XIcon } from '@site/shared/ui';
import { useMemo } from 'react';
import type { Engine } from './engine/engine.ts';
import { fileEndings, inLanguage, languageNames, type Solvable } from './language/solvable.ts';
import { useLanguage } from './language/use-language.ts';
import { ListingBox } from './listing-box.tsx';
import { RunOutput } from './run-output.tsx';
import { isUnderWay } from './run-state.ts';
import styles from './solution.module.css';
import { useRun } from './use-run.ts';

interface SolutionProps {
  problem: DsaProblem;
  /** One of its approaches; our solution by default. */
  approach?: DsaApproach;
  /** Returns what runs it; the page's own by default. */
  engine?: () => Engine;
}

/** How a problem is solved in the chosen language: the listing, which can be run and copied. */
export function Solution({ problem, approach, engine }: SolutionProps) {
  const [language] = useLanguage();
  const solvable = useMemo(
    () => inLanguage(approach ? solvedBy(approach, problem) : problem, language),
    [problem, approach, language],
  );
  const [name, ending] = [languageNames[solvable.language], fileEndings[solvable.language]];
  const [file, label] = approach
    ? [approach.id, `${name} listing of ${approach.name}`]
    : ['solution', `${name} solution to ${problem.title}`];
  return (
    <LanguageSolution
      key={solvable.language}
      problem={solvable}
      file={`${file}.${ending}`}
      label={label}
      engine={engine}
    />
  );
}

/** The problem with the listings of an approach in place of ours. */
function solvedBy(
  { code, codeHtml, javascript, cpp }: DsaApproach,
  { javascript: ours, compiled, ...problem }: DsaProblem,
): DsaProblem {
  const inPython = { ...problem, code, codeHtml };
  if (!ours || !javascript) return inPython;
  const inBoth = { ...inPython, javascript: { ...ours, ...javascript } };
  if (!compiled || !cpp) return inBoth;
  return { ...inBoth, compiled: { ...compiled, cpp: { ...compiled.cpp, ...cpp } } };
}

interface LanguageSolutionProps extends Pick<SolutionProps, 'engine'> {
  problem: Solvable;
  /** What its file is called. */
  file: string;
  label: string;
}

function LanguageSolution({ problem, file, label, engine }: LanguageSolutionProps) {
  const { code, codeHtml } = problem;
  const run = useRun(problem, engine);
  const busy = isUnderWay(run.state);
  const lines = useMemo(() => highlightedLines(codeHtml, code), [codeHtml, code]);
  const start = () => run.start('run', code);
  return (
    <div className={styles.solution}>
      <ListingBox
        file={file}
        lines={lines}
        label={label}
        actions={
          <>
            {busy && (
              <Button
                size="sm"
                variant="ghost"
                icon={<XIcon aria-hidden="true" />}
                onClick={run.stop}
              >
                Stop
              </Button>
            )}
            <CopyButton code={code} />
            <Button
              size="sm"
              variant="ghost"
              icon={<PlayIcon aria-hidden="true" />}
              busy={busy}
              onPointerEnter={run.prepare}
              onFocus={run.prepare}
              onClick={start}
            >
              {busy ? 'Running...' : 'Run'}
            </Button>
          </>
        }
      />
      <RunOutput run={run} outdated={false} onRetry={start} />
    </div>
  );
}
