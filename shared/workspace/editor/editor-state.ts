import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  type LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import {
  Annotation,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { theme } from './editor-theme.ts';

/** How a language is read and written. */
export interface EditorLanguage {
  grammar: LRLanguage;
  /** One level of indentation. */
  indent: string;
}

interface Text {
  code: string;
  label: string;
  language: EditorLanguage;
}

interface Listeners {
  change: (code: string) => void;
  run: (code: string) => void;
  submit: (code: string) => void;
}

/** Marks a change made by the page, which needs no notification of it. */
export const fromPage = Annotation.define<true>();

/** An editor with indentation, history, and Ctrl or Cmd and Enter to run, with Shift to submit. */
export function createState({ code, label, language }: Text, on: Listeners): EditorState {
  const hand = (take: (code: string) => void) => (view: EditorView) => {
    take(view.state.doc.toString());
    return true;
  };
  return EditorState.create({
    doc: code,
    extensions: [
      lineNumbers(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      indentUnit.of(language.indent),
      language.grammar,
      syntaxHighlighting(classHighlighter),
      markedLine,
      typeOver,
      theme,
      keymap.of([
        {
          key: 'Mod-Enter',
          run: hand(on.run),
          shift: hand(on.submit),
          preventDefault: true,
        },
        ...defaultKeymap,
        ...historyKeymap,
        indentWithTab,
      ]),
      // It's in the order of Tab anyway; said outright, tools that check pages see it, too.
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, state, transactions }) => {
        if (!docChanged || transactions.some((one) => one.annotation(fromPage))) return;
        on.change(state.doc.toString());
      }),
    ],
  });
}

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

const markedLine: Extension = field;

/**
 * Replaces a selection with what is typed over it. Left to do that itself, Chromium retains the selection's
 * look in a style attribute, which the policy forbids and the console reports.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, isComposing, data } = event;
    const { state } = view;
    if (inputType !== 'insertText' || isComposing || data === null) return false;
    if (state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});
