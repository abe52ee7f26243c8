export { CodeEditor } from './code-editor.tsx';
export { draftLines } from './draft-lines.ts';
