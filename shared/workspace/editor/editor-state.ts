import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  type LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { Annotation, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { theme } from './editor-theme.ts';
import { markedLine } from './marked-line.ts';
import { typeOver } from './type-over.ts';

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
