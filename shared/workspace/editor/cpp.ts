import { parser } from '@lezer/cpp';
import { inBraces } from './in-braces.ts';
import { draftLinesOf } from './index.ts';

export { CodeEditor } from './index.ts';

const grammar = inBraces(
  'cpp',
  parser,
  'CompoundStatement FieldDeclarationList InitializerList ArgumentList ParameterList',
);

export const language = { grammar, indent: '  ' };
export const draftLines = draftLinesOf(grammar);
