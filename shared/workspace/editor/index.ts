/** Code to write: CodeMirror with the colours of a listing. Loaded on demand, with the grammar of a language. */
export { CodeEditor, type EditorHandle } from './code-editor.tsx';
export { draftLinesOf } from './draft-lines.ts';
export type { Point, Start } from './start.ts';
