import { pythonLanguage } from '@codemirror/lang-python';
import { draftLinesOf } from './index.ts';

export { CodeEditor } from './index.ts';

export const language = { grammar: pythonLanguage, indent: '    ' };
export const draftLines = draftLinesOf(pythonLanguage);
