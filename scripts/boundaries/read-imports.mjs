import { readFileSync } from 'node:fs';
import { parseSource } from '../sources/parse-source.mjs';

const MODULE_CALLS = new Set(['require', 'require.resolve', 'jest.mock', 'jest.requireActual']);

/**
 * Every module a source file names: imports of values and of types, re-exports, `import()`, `require`.
 * `typeOnly` is true if nothing of it is loaded when the program runs.
 * `specifier` is null if it is computed and nobody can say what is imported.
 * @returns {{ specifier: string | null, typeOnly: boolean }[]}
 */
export function readImports(file, source = readFileSync(file, 'utf8')) {
  const found = [];
  collect(parseSource(file, source), found);
  return found;
}

function collect(node, found) {
  if (node === null || typeof node !== 'object') return;
  const named = importOf(node);
  if (named) found.push(named);
  for (const child of Object.values(node)) collect(child, found);
}

function importOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      return node.source && { specifier: node.source.value, typeOnly: node.typeOnly };
    case 'ExportAllDeclaration':
      return { specifier: node.source.value, typeOnly: node.typeOnly };
    case 'TsImportType':
      return { specifier: node.argument.value, typeOnly: true };
    case 'CallExpression':
      return calledModule(node);
    default:
      return null;
  }
}

function calledModule({ callee, arguments: [argument] }) {
  const isImport = callee.type === 'Import';
  if (!isImport && !MODULE_CALLS.has(nameOf(callee))) return null;
  const value = literalOf(argument?.expression);
  return { specifier: value, typeOnly: false };
}

const nameOf = (callee) =>
  callee.type === 'MemberExpression'
    ? `${callee.object.value}.${callee.property.value}`
    : callee.value;

function literalOf(expression) {
  if (expression?.type === 'StringLiteral') return expression.value;
  const isPlainTemplate =
    expression?.type === 'TemplateLiteral' && expression.expressions.length === 0;
  return isPlainTemplate ? expression.quasis[0].cooked : null;
}
