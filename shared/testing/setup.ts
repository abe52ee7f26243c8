import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

/** How long something may take to appear: a machine that is busy with other things is slow, not wrong. */
configure({ asyncUtilTimeout: 10_000 });

/** jsdom lays nothing out, so it does not know scrolling to an element. */
Element.prototype.scrollIntoView ??= () => {};

/** Whether React says this depends on the machine's speed, and it says nothing about the product. */
const aboutTiming = (line: string) => line.includes('not wrapped in act(');

let unexpected: string[] = [];

/** A test that expects console.error says so with jest.spyOn(console, 'error'). */
console.error = (...details: unknown[]) => {
  const line = format(...details);
  if (!aboutTiming(line)) unexpected.push(line);
};

beforeEach(() => {
  unexpected = [];
});

afterEach(() => {
  if (unexpected.length > 0) {
    throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
  }
});
