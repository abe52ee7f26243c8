import { EditorView } from '@codemirror/view';

/** The look of the listing (solution.module.css): the page's stylesheets don't apply inside a shadow root. */
export const theme = EditorView.theme({
  '&': {
    color: 'var(--color-text)',
    backgroundColor: 'transparent',
    height: '100%',
    fontSize: 'var(--editor-text, var(--text-sm))',
  },
  '&.cm-focused': { outline: 'none' },
  // Above the gutter, which would hide the left edge of an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '201',
    border: '2px solid var(--color-accent)',
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.65' },
  '.cm-content': { padding: 'var(--space-3) 0', caretColor: 'var(--color-text)' },
  '.cm-line': { padding: '0 var(--space-4) 0 0' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-gutters': {
    // The lines scroll beneath it.
    backgroundColor: 'var(--color-surface)',
    border: 'none',
    color: 'var(--color-faint)',
    minWidth: '3.25em',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 1.25em 0 0', minWidth: '3.25em' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'var(--color-accent-soft)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--color-sunken)' },
  '.marked-line': {
    backgroundColor: 'var(--color-danger-soft)',
    boxShadow: '-3px 0 0 var(--color-danger)',
  },
  '.tok-comment': { color: 'var(--color-muted)', fontStyle: 'italic' },
  '.tok-keyword, .tok-bool': { color: 'light-dark(#7a2bb0, #d0a2ff)' },
  '.tok-operator': { color: 'var(--color-muted)' },
  '.tok-string, .tok-string2': { color: 'var(--color-success)' },
  '.tok-number': { color: 'var(--color-warning)' },
  '.tok-definition': { color: 'var(--color-accent-text)' },
  '.tok-typeName, .tok-className': { color: 'light-dark(#00647d, #6fd0e8)' },
});
