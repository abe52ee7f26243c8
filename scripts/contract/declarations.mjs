/**
 * What a façade promises, read from the declarations that the compiler emits: for every export its
 * declaration, and those of everything it mentions in the project's own files. Of packages only the name
 * and the major version count.
 */
import { posix } from 'node:path';
import { parseSync, printSync } from '@swc/core';

const parse = (text) => parseSync(text, { syntax: 'typescript', dts: true }).body;

const print = (...body) =>
  printSync({ type: 'Module', span: { start: 0, end: 0, ctxt: 0 }, body, interpreter: null }).code;

/**
 * @param {(path: string) => string} read the declarations in a file, such as ui/button.d.ts
 * @param {string} entry the file whose exports count
 * @param {(specifier: string) => string} packageOf a package with its major version, such as "react 19"
 * @param {{ has(name: string): boolean }} wanted the exports that count; all if omitted
 * @typedef {{ declarations: Map<string, { name: string, statement: object }>, others: Set<string> }} Reach
 *   all that an export promises: its declaration and those of what it mentions, by their text, and beside
 *   them what it takes from packages
 * @returns {{ promises: Map<string, Reach>, files: { path: string, text: string }[] }} each export with what
 *   it promises, and the files with no more in them than takes part in that, the entry first
 */
export function readFacade(read, entry, packageOf, wanted = { has: () => true }) {
  const modules = new Map();
  const moduleAt = (path) => {
    if (!modules.has(path)) modules.set(path, readModule(path, read(path)));
    return modules.get(path);
  };
  const promises = new Map();
  for (const name of exportNames(moduleAt(entry), moduleAt).filter((one) => wanted.has(one))) {
    const { typeOnly } = moduleAt(entry).exported.get(name) ?? {};
    const reached = { declarations: new Map(), others: new Set(typeOnly ? ['a type'] : []) };
    reachExport(entry, name, reached);
    promises.set(name, reached);
  }
  const files = [...modules.values()].map(({ path, statements, retained }) => ({
    path,
    text: print(...statements.flatMap((statement) => retainedPart(statement, retained))),
  }));
  const [first, ...others] = files.filter(({ text }) => text);
  return { promises, files: [first, ...others.sort((a, b) => (a.path < b.path ? -1 : 1))] };

  function reachExport(path, name, reached) {
    const module = moduleAt(path);
    const own = module.exported.get(name);
    if (own) return follow(module, own, reached);
    const star = module.stars.find(({ source }) =>
      exportNames(moduleAt(resolve(path, source)), moduleAt).includes(name),
    );
    if (!star) throw new Error(`${path} exports no ${name}.`);
    module.retained.add(star.statement);
    reachExport(resolve(path, star.source), name, reached);
  }

  /** @param found where a name of a module leads: to a declaration in it, or to another file or package */
  function follow(module, { entry, local, source, imported }, reached) {
    module.retained.add(entry);
    if (local !== undefined) return reachLocal(module, local, reached);
    if (!source.startsWith('.'))
      return reached.others.add(`${packageOf(source)}: ${source} ${imported}`);
    const path = resolve(module.path, source);
    const names = imported === '*' ? exportNames(moduleAt(path), moduleAt) : [imported];
    for (const name of names) reachExport(path, name, reached);
  }

  function reachLocal(module, name, reached) {
    const found = module.imported.get(name);
    if (found) follow(module, found, reached);
    for (const statement of module.declared.get(name) ?? []) {
      const text = textOf(statement);
      module.retained.add(statement);
      if (reached.declarations.has(text)) continue;
      reached.declarations.set(text, { name, statement });
      for (const mentioned of mentionsIn(statement)) {
        if (mentioned.source) follow(module, { entry: statement, ...mentioned }, reached);
        else reachLocal(module, mentioned.name, reached);
      }
    }
  }
}

/** A declaration in the form in which it is compared: where it stands, its quotes and what its parameters are called is left out. */
const textOf = (statement) => print(withoutSpelling(bare(statement)));

/**
 * Whether a declaration is what it was, except for optional members that have joined its objects, and values that have
 * joined its enumerations: code that writes or reads such objects goes on as before.
 */
export const isExtended = (before, now) =>
  textOf(withoutNewMembers(bare(now), bare(before))) === textOf(before);

function withoutNewMembers(now, before) {
  if (Array.isArray(now)) {
    const isFormer = (key) => before?.some?.((member) => member?.key?.value === key);
    return now
      .filter(
        (member) =>
          !(MEMBERS.includes(member?.type) && (mayBeMissing(member) || isValue(member))) ||
          isFormer(member.key.value),
      )
      .map((each, index) => withoutNewMembers(each, before?.[index]));
  }
  if (!now || typeof now !== 'object') return now;
  return Object.fromEntries(
    Object.entries(now).map(([key, value]) => [key, withoutNewMembers(value, before?.[key])]),
  );
}

const MEMBERS = ['TsPropertySignature', 'TsMethodSignature'];

/** Optional itself, or the field of a schema that is. */
const mayBeMissing = ({ optional, typeAnnotation }) =>
  optional || typeAnnotation?.typeAnnotation?.typeName?.right?.value === 'ZodMiniOptional';

/**
 * One of the values of a schema's enumeration, which is written `{ easy: "easy" }`. Code meets values that it doesn't
 * know anyway, since API and remotes are released on their own.
 */
const isValue = ({ key, typeAnnotation }) =>
  key.value !== undefined && typeAnnotation?.typeAnnotation?.literal?.value === key.value;

/** From ui/button.d.ts and ../session/index.ts to session/index.d.ts. */
const resolve = (path, source) =>
  posix.join(posix.dirname(path), source).replace(/\.tsx?$/, '.d.ts');

function exportNames({ path, exported, stars }, moduleAt) {
  const fromStars = stars.flatMap(({ source }) =>
    exportNames(moduleAt(resolve(path, source)), moduleAt),
  );
  return [...new Set([...exported.keys(), ...fromStars])].sort();
}

function readModule(path, text) {
  const module = {
    path,
    statements: parse(text),
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    stars: [],
    /** Statements and specifiers that take part in what the façade promises. */
    retained: new Set(),
  };
  for (const statement of module.statements) readStatement(module, statement);
  return module;
}

function readStatement({ path, declared, imported, exported, stars }, statement) {
  const source = statement.source?.value;
  switch (statement.type) {
    case 'ImportDeclaration':
      for (const entry of statement.specifiers) {
        imported.set(entry.local.value, { entry, source, imported: importedName(entry) });
      }
      return;
    case 'ExportNamedDeclaration':
      for (const entry of statement.specifiers) {
        const from = entry.orig.value;
        const typeOnly = statement.typeOnly || entry.isTypeOnly;
        const target = source ? { source, imported: from } : { local: from };
        exported.set((entry.exported ?? entry.orig).value, { entry, typeOnly, ...target });
      }
      return;
    case 'ExportAllDeclaration':
      if (!source.startsWith('.')) throw new Error(`${path} exports all of ${source}: name it.`);
      stars.push({ statement, source });
      return;
    default:
      for (const name of namesOf(bare(statement))) {
        declared.set(name, [...(declared.get(name) ?? []), statement]);
        if (statement.type === 'ExportDeclaration') {
          exported.set(name, { entry: statement, local: name });
        }
      }
  }
}

/** A declaration without the word `export`: whether a mentioned type is exported as well, promises nothing. */
const bare = (statement) =>
  statement.type === 'ExportDeclaration' ? statement.declaration : statement;

const importedName = ({ type, imported, local }) =>
  ({ ImportNamespaceSpecifier: '*', ImportDefaultSpecifier: 'default' })[type] ??
  (imported ?? local).value;

function namesOf({ type, id, identifier, declarations }) {
  if (type === 'VariableDeclaration') return declarations.map(({ id: { value } }) => value);
  const name = (identifier ?? id)?.value;
  return name ? [name] : [];
}

/** A statement with its retained specifiers; nothing if there are none. */
function retainedPart(statement, retained) {
  if (!statement.specifiers) return retained.has(statement) ? [statement] : [];
  const specifiers = statement.specifiers.filter((specifier) => retained.has(specifier));
  return specifiers.length > 0 ? [{ ...statement, specifiers }] : [];
}

/**
 * The names that a declaration mentions, and what it imports in passing (`import('axios').AxiosInstance`).
 * A name that means something else here, such as a parameter's, adds at most what isn't needed.
 */
function* mentionsIn(node) {
  if (Array.isArray(node)) {
    for (const each of node) yield* mentionsIn(each);
  } else if (node?.type === 'TsImportType') {
    yield { source: node.argument.value, imported: firstOf(node.qualifier)?.value ?? '*' };
    yield* mentionsIn(node.typeArguments);
  } else if (node?.type === 'TsQualifiedName') {
    yield* mentionsIn(node.left);
  } else if (node?.type === 'Identifier') {
    yield { name: node.value };
    yield* mentionsIn(node.typeAnnotation);
  } else if (node && typeof node === 'object') {
    for (const [key, value] of Object.entries(node)) {
      const isName = key === 'key' && !node.computed;
      if (!isName) yield* mentionsIn(value);
    }
  }
}

const firstOf = (name) => (name?.type === 'TsQualifiedName' ? firstOf(name.left) : name);

const PATTERNS = ['Identifier', 'ObjectPattern', 'ArrayPattern'];

/** What a parameter is called, or how it is taken apart, is the function's own affair; so is how a text is quoted. */
function withoutSpelling(node) {
  if (Array.isArray(node)) return node.map(withoutSpelling);
  if (!node || typeof node !== 'object') return node;
  if (node.type === 'StringLiteral') return { ...node, raw: undefined };
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    key === 'params' && Array.isArray(value)
      ? value.map((parameter, index) => withoutSpelling(nameless(parameter, index)))
      : withoutSpelling(value),
  ]);
  return Object.fromEntries(entries);
}

function nameless(parameter, index) {
  if (parameter.type === 'Parameter') return { ...parameter, pat: nameless(parameter.pat, index) };
  if (parameter.type === 'RestElement') {
    return { ...parameter, argument: nameless(parameter.argument, index) };
  }
  if (!PATTERNS.includes(parameter.type)) return parameter;
  const { span, optional, typeAnnotation } = parameter;
  return {
    type: 'Identifier',
    span,
    ctxt: 0,
    value: `_${index}`,
    optional: Boolean(optional),
    typeAnnotation,
  };
}
