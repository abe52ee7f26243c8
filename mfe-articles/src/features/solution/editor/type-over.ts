import { EditorView } from '@codemirror/view';

/**
 * What is typed over a selection is put in its place here. Chromium, left to it, keeps the selection's look
 * in a style attribute, which the policy forbids and the console reports.
 */
export const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, isComposing, data } = event;
    const [range] = event.getTargetRanges();
    if (inputType !== 'insertText' || isComposing || data === null) return false;
    if (!range || range.collapsed) return false;
    event.preventDefault();
    const from = view.posAtDOM(range.startContainer, range.startOffset);
    const to = view.posAtDOM(range.endContainer, range.endOffset);
    view.dispatch({
      changes: { from, to, insert: view.state.toText(data) },
      selection: { anchor: from + data.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});
