import { EditorView } from '@codemirror/view';
import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './editor.module.css';
import { createState, type EditorLanguage, fromPage, markLine } from './editor-state.ts';
import { useVisiblePart } from './use-visible-part.ts';

interface CodeEditorProps {
  /** The initial text, applied again with each new `revision`; otherwise the typed text stays. */
  code: string;
  revision: number;
  onChange: (code: string) => void;
  /**
   * Called on Ctrl or Cmd and Enter with the current text: the last letters may not have reached the page
   * yet. If it's missing, these keys do nothing.
   */
  onRun?: (code: string) => void;
  /** The same on Ctrl or Cmd, Shift and Enter. */
  onSubmit?: (code: string) => void;
  /** Called as the editor opens, if it's a function. */
  start: Start | (() => Start);
  /** The line, from 1, in which the last run failed. */
  markedLine: number | null;
  label: string;
  /** Stays the same as long as the editor is there. */
  language: EditorLanguage;
  /** What the keys for a run do, in a sentence or two. */
  keys?: string;
  ref?: Ref<EditorHandle>;
}

export interface EditorHandle {
  focus(): void;
}

/**
 * CodeMirror in a shadow root: there it applies its styles as constructed style sheets, while in a document
 * it would add style elements, which the policy forbids.
 */
export function CodeEditor({
  code,
  revision,
  start,
  markedLine,
  label,
  language,
  keys = '',
  ref,
  ...on
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const changed = useEffectEvent(on.onChange);
  const run = useEffectEvent((text: string) => on.onRun?.(text));
  const submit = useEffectEvent((text: string) => on.onSubmit?.(text));
  const first = useRef({ code, label, start, language });
  useVisiblePart();
  useImperativeHandle(ref, () => ({ focus: () => view.current?.focus() }), []);

  // At once: a letter that is typed must meet the field that was here, or the editor.
  useLayoutEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const listeners = {
      change: (text: string) => changed(text),
      run: (text: string) => run(text),
      submit: (text: string) => submit(text),
    };
    const editor = new EditorView({
      root,
      parent: root,
      state: createState(first.current, listeners),
    });
    view.current = editor;
    const { start } = first.current;
    startAt(editor, typeof start === 'function' ? start() : start);
    return () => editor.destroy();
  }, []);

  const takeOver = useEffectEvent(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === code) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: code },
      annotations: fromPage.of(true),
    });
  });
  // Not with each `code`, and at once: later, the page may be a few letters behind, and would undo those.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is applied once
  useLayoutEffect(takeOver, [revision]);

  useEffect(() => {
    view.current?.dispatch({ effects: markLine.of(markedLine) });
  }, [markedLine]);

  return (
    <>
      <div ref={host} className={styles.editor} />
      <p className={styles.hint}>{keys} Tab indents; Escape, then Tab leaves the editor.</p>
    </>
  );
}

/** Where the press was, in CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Where typing goes on as the editor opens: where the code was pressed, or with what was selected in the field that it
 * replaces, counted in UTF-16 units; null at the end. `elsewhere` leaves the focus where it is.
 */
export type Start = { pressed: Point } | { from: number; to: number } | 'elsewhere' | null;

/** Puts the cursor there. */
function startAt(editor: EditorView, start: Start): void {
  if (start === 'elsewhere') return;
  const { length } = editor.state.doc;
  const selection =
    start && 'from' in start
      ? { anchor: Math.min(start.from, length), head: Math.min(start.to, length) }
      : { anchor: start ? editor.posAtCoords(start.pressed, false) : length };
  editor.dispatch({ selection });
  editor.focus();
}
