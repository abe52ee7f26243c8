import {
  findNodeAtLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** A syntax error, and its line, from 1. */
export interface JsonError {
  line: number;
  message: string;
}

/** The line of the part at a path, such as ['nodes', 0, 'name']; undefined if there's no such part. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** JSON with the line of each of its parts: JSON.parse has no lines, and not in every browser an error's position. */
export function readJson(text: string): { value: unknown; lineOf: LineOf } | JsonError {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.trimEnd().slice(0, offset).split('\n').length;
  const [error] = errors;
  if (error) return { line: lineAt(error.offset), message: inWords(error, text) };
  const lineOf: LineOf = (path) => {
    const node = root && findNodeAtLocation(root, path as (string | number)[]);
    return node && lineAt(node.offset);
  };
  return { value: root && getNodeValue(root), lineOf };
}

/** Messages by the parser's error code; all other codes are about strings. */
const WORDS: Partial<Record<string, (token: string) => string>> = {
  ValueExpected: (token) =>
    token ? `a value is missing before ${token}` : 'something is missing at the end',
  CommaExpected: (token) =>
    `a comma ${/^[\]}]/.test(token) ? 'or bracket ' : ''}is missing before ${token}`,
  CloseBracketExpected: () => 'a comma or ] is missing',
  CloseBraceExpected: () => 'a comma or } is missing',
  PropertyNameExpected: () => 'the name of a field in double quotes is missing',
  ColonExpected: (token) => `a colon is missing before ${token}`,
  EndOfFileExpected: (token) => `${token} is one too many: the text had already ended`,
  InvalidSymbol: (token) =>
    `${token} must be in double quotes, unless it's a number, true, false or null`,
  InvalidCommentToken: () => "a comment can't stand here",
};

const QUOTES = 'text in quotes must end with a double quote on its line, with \\\\ for a backslash';

const inWords = ({ error, offset, length }: ParseError, text: string): string =>
  WORDS[printParseErrorCode(error)]?.(text.slice(offset, offset + length)) ?? QUOTES;
