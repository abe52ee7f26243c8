import { useLoaded } from '@site/shared/ui/use-loaded.ts';
import type { EditorHandle, Start } from '@site/shared/workspace/editor';
import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './console.module.css';
import type { QueryDraft } from './use-query-draft.ts';

const loadOwnEditor = () => import('./editor.ts');

const LABEL = 'Your query';
const KEYS = 'Ctrl or Cmd + Enter runs it';

export interface QueryFieldProps {
  draft: QueryDraft;
  onRun: (query: string) => void;
  /** undefined if it can't be checked here. */
  onCheck: ((query: string) => void) | undefined;
  /** The line, from 1, in which the last run failed. */
  markedLine: number | null;
  /** Must be the same function each time. */
  loadEditor?: typeof loadOwnEditor;
  ref: Ref<EditorHandle>;
}

/**
 * Where a query is written: a plain field that works at once, until the editor has loaded and replaces it. It's
 * loaded once the person comes near, or if they've written a query before.
 */
export function QueryField({
  draft,
  onRun,
  onCheck,
  markedLine,
  loadEditor = loadOwnEditor,
  ref,
}: QueryFieldProps) {
  const { query, change, ready } = draft;
  const keys = onCheck ? `${KEYS}; add Shift to check it.` : `${KEYS}.`;
  const [near, setNear] = useState(false);
  const { part } = useLoaded(loadEditor, near || query !== '');
  const { isHeld, ...holding } = useHeld();
  const left = useRef<Start>('elsewhere');
  const field = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  useImperativeHandle(ref, () => ({ focus: () => (editor.current ?? field.current)?.focus() }), []);
  if (part && !isHeld) {
    return (
      <div className={styles.editor}>
        <part.CodeEditor
          ref={editor}
          code={query}
          revision={draft.revision}
          onChange={change}
          onRun={onRun}
          onSubmit={onCheck ?? onRun}
          start={() => left.current}
          markedLine={markedLine}
          label={LABEL}
          language={part.language}
          keys={keys}
        />
      </div>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (event.shiftKey && onCheck) onCheck(query);
    else onRun(query);
  };
  return (
    <>
      <PlainField
        field={field}
        left={left}
        value={query}
        readOnly={!ready}
        onChange={({ target }) => change(target.value)}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onKeyDown={onKeyDown}
        {...holding}
      />
      <p id="query-keys" className={styles.keys}>
        {keys}
      </p>
    </>
  );
}

interface PlainFieldProps extends ComponentProps<'textarea'> {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Receives the selection, which the editor takes over. */
  left: RefObject<Start>;
}

function PlainField({ field, left, ...props }: PlainFieldProps) {
  // At the last moment, to include everything typed and selected until then.
  useLayoutEffect(() => {
    const area = field.current;
    return () => {
      if (!area) return;
      const { selectionStart: from, selectionEnd: to } = area;
      left.current = document.activeElement === area ? { from, to } : 'elsewhere';
    };
  }, [field, left]);
  return (
    <textarea
      ref={field}
      className={styles.query}
      aria-label={LABEL}
      aria-describedby="query-keys"
      rows={8}
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      {...props}
    />
  );
}

/** Whether the field is being pressed or a character composed in it, which replacing it would interrupt. */
function useHeld() {
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    isHeld,
    onPointerDown: hold,
    onClick: release,
    onPointerCancel: release,
    onCompositionStart: hold,
    onCompositionEnd: release,
  };
}
