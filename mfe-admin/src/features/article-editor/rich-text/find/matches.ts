import type { Command, EditorState } from '@tiptap/pm/state';
import { findNext, getMatchHighlights } from 'prosemirror-search';

export const matchesIn = (state: EditorState) => getMatchHighlights(state).find();

/** The position of the selected match among all, from 0; -1 if none is selected. */
export const selectedMatch = (state: EditorState): number =>
  matchesIn(state).findIndex(
    ({ from, to }) => from === state.selection.from && to === state.selection.to,
  );

/**
 * Replaces the selected match and goes to the next. The search's own commands would take "$1" in `words` for what a
 * regular expression has found.
 */
export const replaceSelected =
  (words: string): Command =>
  (state, dispatch, view) => {
    if (selectedMatch(state) >= 0) dispatch?.(state.tr.insertText(words));
    return findNext(view?.state ?? state, dispatch, view);
  };

/** Replaces all matches, from the last one on, so that the positions of the others stay right. */
export const replaceEvery =
  (words: string): Command =>
  (state, dispatch) => {
    const { tr } = state;
    for (const { from, to } of matchesIn(state).reverse()) tr.insertText(words, from, to);
    dispatch?.(tr);
    return tr.docChanged;
  };
