import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Highlights a line (counted from 1), or none. */
export const markLine = StateEffect.define<number | null>();

const mark = Decoration.line({ class: 'marked-line' });

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    for (const effect of effects) {
      if (!effect.is(markLine)) continue;
      const line = effect.value ?? 0;
      if (line < 1 || line > state.doc.lines) return Decoration.none;
      return Decoration.set(mark.range(state.doc.line(line).from));
    }
    return marks.map(changes);
  },
  provide: (marks) => EditorView.decorations.from(marks),
});

export const markedLine: Extension = field;
