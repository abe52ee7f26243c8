/**
 * Browser code runs in jsdom, the API and the scripts in Node. What a project has compiled no other one uses, so all
 * browser code is one.
 */
import { availableParallelism } from 'node:os';
import { nodeProject, webProject } from './scripts/jest/projects.mjs';
import { REMOTES, TEMPLATE } from './scripts/webpack/paths.mjs';

export default {
  // More than there are cores, since many of these tests wait for a database, a process or a timer.
  // Jest takes percentages only up to 100.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // A machine that is busy with other things is slow, not wrong.
  testTimeout: 180_000,
  projects: [
    webProject('shared', 'shell', ...REMOTES, TEMPLATE),
    nodeProject('api', {
      setupFiles: ['<rootDir>/api/testing/cheap-passwords.ts'],
      globalSetup: '<rootDir>/api/testing/global-setup.ts',
      globalTeardown: '<rootDir>/api/testing/global-teardown.ts',
    }),
    nodeProject('scripts', { testPathIgnorePatterns: [`<rootDir>/${TEMPLATE}/`] }),
  ],
};
