import { useState } from 'react';
import { CodeView } from './code-view.tsx';
import { fileEndings, type Solvable } from './language/solvable.ts';
import { RunButtons } from './run-buttons.tsx';
import { failedLine, type RunMode } from './run-state.ts';
import { SupportCode } from './support-code.tsx';
import type { Draft } from './use-draft.ts';
import type { useRun } from './use-run.ts';
import styles from './workspace.module.css';
import { WorkspaceToolbar } from './workspace-toolbar.tsx';

interface ProgramEditorProps {
  problem: Solvable;
  draft: Draft;
  run: ReturnType<typeof useRun>;
  /** Runs the program, or the text that the editor has at the moment. */
  onStart: (mode: RunMode, code?: string) => void;
  /** Whether a program can be submitted. */
  submits?: boolean;
}

/** The program in one language, with the buttons that run it. */
export function ProgramEditor({
  problem,
  draft,
  run,
  onStart,
  submits = true,
}: ProgramEditorProps) {
  const [editing, setEditing] = useState(false);
  const { state, prepare } = run;
  const edit = () => {
    setEditing(true);
    prepare();
  };
  return (
    <>
      {problem.support && <SupportCode problem={problem} />}
      <div className={styles.code} data-unsaved={editing && draft.edited ? '' : undefined}>
        <WorkspaceToolbar
          draft={draft}
          file={`solution.${fileEndings[problem.language]}`}
          editing={editing}
          onEdit={edit}
        >
          <RunButtons
            state={state}
            submits={submits}
            intent={{ onPointerEnter: prepare, onFocus: prepare }}
            onStart={onStart}
            onStop={run.stop}
          />
        </WorkspaceToolbar>
        <div className={styles.text}>
          <CodeView
            problem={problem}
            draft={draft}
            editing={editing}
            onEdit={edit}
            markedLine={state.source === draft.code ? failedLine(state) : null}
            onRun={(code) => onStart('run', code)}
            keys={`Ctrl or Cmd + Enter runs it; add Shift to ${submits ? 'submit it' : 'run the tests'}.`}
            onSubmit={(code) => onStart(submits ? 'submit' : 'test', code)}
          />
        </div>
      </div>
    </>
  );
}
