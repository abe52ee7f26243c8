import { parseSync } from '@swc/core';

/**
 * The syntax tree of a source file, as swc names its parts.
 * @param {string} file its name, which says how it is to be read
 * @param {string} source
 */
export function parseSource(file, source) {
  const syntax = /\.m?tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true }
    : { syntax: 'ecmascript', jsx: true };
  return parseSync(source, { ...syntax, target: 'es2022' });
}
