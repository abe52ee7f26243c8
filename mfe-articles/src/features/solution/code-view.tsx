import type { DsaProblem } from '@site/shared/contracts';
import { Button, Notice } from '@site/shared/ui';
import { useMemo } from 'react';
import { Listing } from './listing.tsx';
import { highlightedLines, plainLines } from './listing-lines.ts';
import type { Draft } from './use-draft.ts';
import { useEditor } from './use-editor.ts';

interface CodeViewProps {
  problem: DsaProblem;
  draft: Draft;
  editing: boolean;
  markedLine: number | null;
  /** Runs the editor's current text. */
  onRun: (code: string) => void;
}

/** The listing, or the editor in its place once it has loaded. */
export function CodeView({ problem, draft, editing, markedLine, onRun }: CodeViewProps) {
  // Somebody with a draft has edited before, so the editor is loaded at once.
  const { editor, failed, retry } = useEditor(editing || draft.edited);
  if (editing && editor) {
    return (
      <editor.CodeEditor
        code={draft.code}
        revision={draft.revision}
        onChange={draft.change}
        onRun={onRun}
        markedLine={markedLine}
        label={`Your Python solution of ${problem.title}`}
      />
    );
  }
  return (
    <>
      {editing && failed && (
        <Notice tone="danger" title="The editor could not be loaded">
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
      <Program problem={problem} draft={draft} editor={editor} markedLine={markedLine} />
    </>
  );
}

type ProgramProps = Pick<CodeViewProps, 'problem' | 'draft' | 'markedLine'> &
  Pick<ReturnType<typeof useEditor>, 'editor'>;

/** The listing, or the draft in its place, highlighted in the same way once the editor has loaded. */
function Program({ problem, draft, editor, markedLine }: ProgramProps) {
  const { code, edited } = draft;
  const lines = useMemo(() => {
    if (!edited) return highlightedLines(problem.codeHtml, code);
    return (editor?.draftLines ?? plainLines)(code);
  }, [problem.codeHtml, code, edited, editor]);
  return (
    <Listing lines={lines} label={`Python solution of ${problem.title}`} markedLine={markedLine} />
  );
}
