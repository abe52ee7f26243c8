import type { ProgramError } from '../protocol.ts';
import { indexOf, max, slice, toText } from './captured.ts';
import { writeValue } from './write-value.ts';

/** A file of a program, as the browser names it and as people know it. */
export interface ProgramFile {
  address: string;
  name: 'provided.js' | 'solution.js' | 'case.js';
}

/** What Chromium puts before its words about a script that isn't JavaScript. */
const ABOUT_SCRIPTS = "Failed to execute 'importScripts' on 'WorkerGlobalScope': ";

/** Where the browser says that a script went wrong: all there is to know of a script that isn't JavaScript. */
export interface Place {
  address: string;
  line: number;
}

/**
 * What was thrown, with the places of the person's own program. The program has made it, and so every part of it
 * may be anything; this must not fail.
 */
export function describeError(
  thrown: unknown,
  files: readonly ProgramFile[],
  place: Place | null,
): ProgramError {
  try {
    return described(thrown, files, place);
  } catch {
    return { type: 'Error', text: 'Error', line: null };
  }
}

function described(thrown: unknown, files: readonly ProgramFile[], place: Place | null) {
  if (!isError(thrown)) {
    const type = 'Uncaught value';
    const own = place && fileAt(place.address, files);
    return { type, text: `${type}: ${writeValue(thrown)}`, line: lineIn(own, place) };
  }
  const type = textOr(thrown.name, 'Error');
  const message = withoutPrefix(textOr(thrown.message, ''));
  const calls = callsOf(textOr(thrown.stack, ''), files);
  const own = place && fileAt(place.address, files);
  const at =
    calls.text || (own && own.name !== 'case.js' && place ? atPlace('', own, place.line) : '');
  return { type, text: `${type}: ${message}${at}`, line: calls.line ?? lineIn(own, place) };
}

/** Any object that says what it's called: it may be an error of a class that isn't made from Error. */
const isError = (thrown: unknown): thrown is { name: unknown; message: unknown; stack: unknown } =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown;

const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other);

const withoutPrefix = (message: string) =>
  indexOf(message, ABOUT_SCRIPTS) === 0 ? slice(message, ABOUT_SCRIPTS.length) : message;

function fileAt(address: string, files: readonly ProgramFile[]): ProgramFile | null {
  for (let index = 0; index < files.length; index += 1) {
    if (files[index]?.address === address) return files[index] ?? null;
  }
  return null;
}

const lineIn = (file: ProgramFile | null, place: Place | null) =>
  file?.name === 'solution.js' ? (place?.line ?? null) : null;

/** Deeper calls are left out. */
const MOST_CALLS = 10;

/** The calls in the person's files, which engines write in one of two ways: `at f (file:2:8)` and `f@file:2:8`. */
function callsOf(stack: string, files: readonly ProgramFile[]) {
  let text = '';
  let line: number | null = null;
  let count = 0;
  for (let from = 0; from < stack.length && count < MOST_CALLS; ) {
    const end = indexOf(stack, '\n', from);
    const call = slice(stack, from, end < 0 ? stack.length : end);
    from = end < 0 ? stack.length : end + 1;
    for (let index = 0; index < files.length; index += 1) {
      const file = files[index] as ProgramFile;
      const found = indexOf(call, `${file.address}:`);
      // At the beginning it isn't a call: some engines repeat the place above their words.
      if (found <= 0 || file.name === 'case.js') continue;
      const number = numberAt(call, found + file.address.length + 1);
      text += atPlace(callerOf(call, found), file, number);
      if (file.name === 'solution.js') line ??= number;
      count += 1;
    }
  }
  return { text, line };
}

function atPlace(caller: string, { name }: ProgramFile, line: number): string {
  const place = `${name}:${toText(line)}`;
  return caller === '' ? `\n    at ${place}` : `\n    at ${caller} (${place})`;
}

function numberAt(text: string, from: number): number {
  let number = 0;
  for (let index = from; index < text.length; index += 1) {
    const digit = indexOf('0123456789', slice(text, index, index + 1));
    if (digit < 0) break;
    number = number * 10 + digit;
  }
  return number;
}

const V8_CALL = '    at ';

/** The name of the function; '' for the top level. */
function callerOf(call: string, end: number): string {
  const isV8 = indexOf(call, V8_CALL) === 0;
  const name = isV8
    ? slice(call, V8_CALL.length, max(V8_CALL.length, end - 2))
    : slice(call, 0, end - 1);
  return name === 'global code' ? '' : name;
}
