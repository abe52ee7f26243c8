import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

/** React takes a stack for each element that it makes, and Jest's limit of 100 frames costs each test 4 % of its time. */
Error.stackTraceLimit = 20;

/** How long something may take to appear: a machine that is busy with other things is slow, not wrong. */
configure({ asyncUtilTimeout: 10_000 });

/** jsdom lays nothing out, so it does not know scrolling to an element. */
Element.prototype.scrollIntoView ??= () => {};

let unexpected: string[] = [];

/** A test that expects a complaint says so with jest.spyOn(console, 'error'), or 'warn'. */
for (const kind of ['error', 'warn'] as const) {
  console[kind] = (...details: unknown[]) => {
    unexpected.push(`console.${kind}: ${format(...details)}`);
  };
}

/** What React says about a test that goes on before the page does. No test expects that, even if it spies. */
const actWarnings = () =>
  jest.isMockFunction(console.error)
    ? (console.error as jest.Mock).mock.calls
        .map((details) => format(...details))
        .filter((line) => line.includes('not wrapped in act('))
    : [];

beforeEach(() => {
  unexpected = [];
});

afterEach(() => {
  const complaints = [...unexpected, ...actWarnings()];
  if (complaints.length > 0) throw new Error(`Unexpected:\n${complaints.join('\n')}`);
});
