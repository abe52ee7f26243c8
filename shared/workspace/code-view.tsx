import { highlightedLines, type Line, Listing, plainLines } from '@site/shared/listing';
import { Button, Notice } from '@site/shared/ui';
import { useLoaded } from '@site/shared/ui/use-loaded.ts';
import { type MouseEvent, useMemo, useState } from 'react';
import styles from './code-view.module.css';
import type { Point } from './editor/index.ts';
import { languageNames, type Writable } from './language/solvable.ts';
import type { Draft } from './use-draft.ts';

const loadEditor = {
  python: () => import('./editor/python.ts'),
  javascript: () => import('./editor/javascript.ts'),
  cpp: () => import('./editor/cpp.ts'),
  java: () => import('./editor/java.ts'),
};

interface CodeViewProps {
  problem: Writable;
  draft: Draft;
  editing: boolean;
  onEdit: () => void;
  markedLine: number | null;
  /** Run or submit the editor's current text, if it runs here. */
  onRun?: (code: string) => void;
  onSubmit?: (code: string) => void;
  /** What the keys for these do, in a sentence or two. */
  keys?: string;
}

/** The program; the editor replaces it once it's pressed. */
export function CodeView({ problem, draft, editing, onEdit, markedLine, ...on }: CodeViewProps) {
  const [near, setNear] = useState(false);
  const [pressed, setPressed] = useState<Point | null>(null);
  // A person with a draft has edited before, so the editor is loaded at once.
  const editor = useLoaded(loadEditor[problem.language], editing || near || draft.edited);
  const label = `Your ${languageNames[problem.language]} solution to ${problem.title}`;
  if (editing && editor.part) {
    return (
      <editor.part.CodeEditor
        code={draft.code}
        revision={draft.revision}
        start={pressed && { pressed }}
        onChange={draft.change}
        {...on}
        markedLine={markedLine}
        label={label}
        language={editor.part.language}
      />
    );
  }
  const open = ({ clientX, clientY }: MouseEvent) => {
    // Who selects text wants to copy it.
    if (getSelection()?.isCollapsed === false) return;
    setPressed({ x: clientX, y: clientY });
    onEdit();
  };
  return (
    <>
      {editing && editor.failed && (
        <Notice tone="danger" title="We couldn't load the editor">
          <Button size="sm" onClick={editor.retry}>
            Try again
          </Button>
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: with the keyboard, it's Enter in the listing, or Edit */}
      <div
        className={styles.program}
        onPointerDown={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={open}
        onKeyDown={({ key }) => key === 'Enter' && onEdit()}
      >
        <Program
          problem={problem}
          draft={draft}
          draftLines={editor.part?.draftLines}
          markedLine={markedLine}
          label={label}
        />
      </div>
    </>
  );
}

interface ProgramProps extends Pick<CodeViewProps, 'problem' | 'draft' | 'markedLine'> {
  draftLines: ((code: string) => readonly Line[]) | undefined;
  label: string;
}

/** The starter, or the draft in its place, highlighted in the same way once the editor has loaded. */
function Program({ problem, draft, draftLines = plainLines, markedLine, label }: ProgramProps) {
  const { code, edited } = draft;
  const lines = useMemo(
    () => (edited ? draftLines(code) : highlightedLines(problem.starterHtml, code)),
    [problem.starterHtml, code, edited, draftLines],
  );
  return <Listing lines={lines} label={label} markedLine={markedLine} />;
}
