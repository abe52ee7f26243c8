import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { noteVersion } from './note-version.ts';
import { sha256 } from './sha256.ts';

const known = (text: string) => createHash('sha256').update(text).digest('hex');

test('it is the SHA-256 that everybody else computes, also across the ends of blocks', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  for (let length = 0; length < 200; length += 1) {
    expect(sha256('é'.repeat(length))).toBe(known('é'.repeat(length)));
  }
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => sha256(text) === known(text)));
});

test('no note has a version of its own', () => {
  expect(noteVersion('')).toBe('');
  expect(noteVersion('abc')).toBe('ba7816bf8f01cfea');
});
