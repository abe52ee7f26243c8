import { EditorView } from '@codemirror/view';

/**
 * What is typed over a selection is put in its place here. Chromium, left to it, keeps the selection's look
 * in a style attribute, which the policy forbids and the console reports.
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
