import { parser } from '@lezer/java';
import { inBraces } from './in-braces.ts';
import { draftLinesOf } from './index.ts';

export { CodeEditor } from './index.ts';

const grammar = inBraces(
  'java',
  parser,
  'Block ClassBody InterfaceBody SwitchBlock ArrayInitializer ArgumentList FormalParameters',
);

export const language = { grammar, indent: '  ' };
export const draftLines = draftLinesOf(grammar);
