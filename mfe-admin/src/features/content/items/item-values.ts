import { linesOf } from '../forms/list-text.ts';
import type { ItemField, SimpleField } from './item-forms.ts';

/** What a form holds: texts, checks, and lists of the same. */
export type ItemValues = Record<string, unknown>;

/** What an item says, as its form holds it. */
export const valuesOf = (fields: readonly ItemField[], content: object): ItemValues =>
  Object.assign({}, ...fields.map((field) => valuesOfField(field, content as ItemValues)));

function valuesOfField(field: ItemField, content: ItemValues): ItemValues {
  const { name } = field;
  const value = content[name];
  if (field.type === 'group') {
    if (name === '') return valuesOf(field.fields, content);
    return { [name]: valuesOf(field.fields, value as object) };
  }
  if (field.type === 'list') {
    return { [name]: (value as object[]).map((entry) => valuesOf(field.fields, entry)) };
  }
  return { [name]: simpleValue(field, value) };
}

function simpleValue({ type, pair }: SimpleField, value: unknown): unknown {
  if (type === 'json') return value === null ? '' : JSON.stringify(value, null, 2);
  if (pair) return (value as ItemValues[]).map((entry) => joined(entry, pair)).join('\n');
  if (type === 'lines') return (value as string[]).join('\n');
  if (type === 'number' || type === 'answer') return String(value);
  return value ?? '';
}

/** What a form says, as the contract has it. */
export const contentOf = (fields: readonly ItemField[], values: ItemValues): ItemValues =>
  Object.assign({}, ...fields.map((field) => contentOfField(field, values)));

function contentOfField(field: ItemField, values: ItemValues): ItemValues {
  const { name } = field;
  const value = values[name];
  if (field.type === 'group') {
    if (name === '') return contentOf(field.fields, values);
    return { [name]: contentOf(field.fields, value as ItemValues) };
  }
  if (field.type === 'list') {
    const entries = value as ItemValues[];
    return { [name]: entries.map((entry) => contentOf(field.fields, entry)) };
  }
  return { [name]: simplePart(field, value) };
}

function simplePart({ type, optional, pair }: SimpleField, value: unknown): unknown {
  if (type === 'check' || typeof value !== 'string') return value;
  if (pair) return linesOf(value).map((line) => split(line, pair));
  if (type === 'lines') return linesOf(value);
  if (type === 'json') return parsed(value);
  if (type === 'number' || type === 'answer') {
    return value.trim() === '' ? value : Number(value);
  }
  const text = type === 'markdown' ? value.replace(/\r\n/g, '\n') : value.trim();
  return optional && text === '' ? null : text;
}

/** What isn't JSON stays a text, which no schema takes. */
function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const joined = (entry: ItemValues, pair: readonly [string, string]) =>
  pair.map((name) => entry[name]).join('/');

function split(line: string, [one, other]: readonly [string, string]): ItemValues {
  const [first = '', ...rest] = line.split('/');
  return { [one]: first.trim(), [other]: rest.join('/').trim() };
}
