import type { DsaProblem } from '@site/shared/contracts';
import { Button, PlayIcon, XIcon } from '@site/shared/ui';
import { useMemo } from 'react';
import { CopyButton } from './copy-button.tsx';
import type { Engine } from './engine/engine.ts';
import { fileNames, inLanguage, languageNames, type Solvable } from './language/solvable.ts';
import { useLanguage } from './language/use-language.ts';
import { Listing } from './listing.tsx';
import { highlightedLines } from './listing-lines.ts';
import { RunOutput } from './run-output.tsx';
import { isUnderWay } from './run-state.ts';
import styles from './solution.module.css';
import { useRun } from './use-run.ts';
import toolbar from './workspace-toolbar.module.css';

interface SolutionProps {
  problem: DsaProblem;
  /** Returns what runs it; the page's own by default. */
  engine?: () => Engine;
}

/** Our solution of a problem in the chosen language: the listing, which can be run and copied. */
export function Solution({ problem, engine }: SolutionProps) {
  const [language] = useLanguage();
  const solvable = useMemo(() => inLanguage(problem, language), [problem, language]);
  return <LanguageSolution key={solvable.language} problem={solvable} engine={engine} />;
}

interface LanguageSolutionProps extends Pick<SolutionProps, 'engine'> {
  problem: Solvable;
}

function LanguageSolution({ problem, engine }: LanguageSolutionProps) {
  const { code, codeHtml, title, language } = problem;
  const run = useRun(problem, engine);
  const busy = isUnderWay(run.state);
  const lines = useMemo(() => highlightedLines(codeHtml, code), [codeHtml, code]);
  const start = () => run.start('run', code);
  return (
    <div className={styles.solution}>
      <div className={styles.code}>
        <div className={toolbar.toolbar}>
          <span className={toolbar.file}>{fileNames[language]}</span>
          <div className={toolbar.actions}>
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
          </div>
        </div>
        <Listing lines={lines} label={`${languageNames[language]} solution of ${title}`} />
      </div>
      <RunOutput run={run} outdated={false} onRetry={start} />
    </div>
  );
}
