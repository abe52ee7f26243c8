/** One project a package: browser code runs in jsdom, the API and the scripts in Node. */
import { nodeProject, webProject } from './scripts/jest/projects.mjs';

export default {
  // Jest leaves one core idle by itself; most of these tests wait for a database or a timer.
  maxWorkers: '100%',
  // A machine that is busy with other things is slow, not wrong.
  testTimeout: 60_000,
  projects: [
    webProject('shared'),
    webProject('shell'),
    webProject('mfe-roadmaps'),
    webProject('mfe-articles'),
    webProject('mfe-auth'),
    webProject('mfe-admin'),
    webProject('mfe-profile'),
    nodeProject('api', {
      globalSetup: '<rootDir>/api/testing/global-setup.ts',
      globalTeardown: '<rootDir>/api/testing/global-teardown.ts',
    }),
    nodeProject('scripts'),
  ],
};
