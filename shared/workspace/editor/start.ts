import type { EditorView } from '@codemirror/view';

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
export function startAt(editor: EditorView, start: Start): void {
  if (start === 'elsewhere') return;
  const { length } = editor.state.doc;
  const selection =
    start && 'from' in start
      ? { anchor: Math.min(start.from, length), head: Math.min(start.to, length) }
      : { anchor: start ? editor.posAtCoords(start.pressed, false) : length };
  editor.dispatch({ selection });
  editor.focus();
}
