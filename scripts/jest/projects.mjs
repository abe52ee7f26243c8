import { projectPath } from '../webpack/paths.mjs';

const rootDir = projectPath('');

/** Jest runs CommonJS, so ES modules of packages are compiled like our own sources. */
const compile = (react) => ({
  '^.+\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: react ? { react: { runtime: 'automatic' } } : {},
        target: 'es2023',
      },
      module: { type: 'commonjs' },
    },
  ],
});

const common = (folders) => ({
  rootDir,
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.types/'],
  restoreMocks: true,
  // Beside what builds remember: the temporary folder of a run goes with it.
  cacheDirectory: projectPath('node_modules/.cache/jest'),
});

/** Browser code: jsdom with Node's fetch classes, stylesheets as their class names, Python as text. */
export const webProject = (...folders) => ({
  ...common(folders),
  displayName: 'browser',
  testEnvironment: projectPath('shared/testing/jsdom-with-fetch.mjs'),
  setupFilesAfterEnv: [projectPath('shared/testing/setup.ts')],
  transform: { ...compile(true), '\\.py$': projectPath('scripts/jest/python-as-text.mjs') },
  transformIgnorePatterns: ['/node_modules/(?!(@site|@noble|marked)/)'],
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
});

/** Code that runs in Node. Packages that load ES modules on demand are compiled too. */
export const nodeProject = (folder, options = {}) => ({
  ...common([folder]),
  displayName: folder,
  testEnvironment: 'node',
  transform: compile(false),
  transformIgnorePatterns: [
    '/node_modules/(?!(@site|@fastify/cookie|cookie|content-disposition|openid-client|oauth4webapi|jose|marked|htmlparser2|entities|dom-serializer|domelementtype|domhandler|domutils|qr|stemmer)/)',
  ],
  ...options,
});
