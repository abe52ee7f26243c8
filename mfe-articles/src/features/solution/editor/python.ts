import { pythonLanguage } from '@codemirror/lang-python';
import { draftLinesOf } from './draft-lines.ts';

export { CodeEditor } from './code-editor.tsx';

export const language = { grammar: pythonLanguage, indent: '    ' };
export const draftLines = draftLinesOf(pythonLanguage);
