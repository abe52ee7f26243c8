import { EditorView } from '@codemirror/view';

/**
 * Replaces a selection with what is typed over it. Left to do that itself, Chromium retains the selection's
 * look in a style attribute, which the policy forbids and the console reports.
 */
export const typeOver = EditorView.domEventHandlers({
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
