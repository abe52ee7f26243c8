/** Code to write: CodeMirror with the colours of a listing. Loaded on demand, with the grammar of a language. */
export { CodeEditor, type EditorHandle, type Point, type Start } from './code-editor.tsx';
export { draftLinesOf } from './draft-lines.ts';
