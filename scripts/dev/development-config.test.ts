import { readFileSync } from 'node:fs';
import webpack from 'webpack';
import { MICROFRONTENDS, projectPath, REMOTES, SHELL } from '../webpack/paths.mjs';
import { developmentConfig } from './development-config.mjs';
import { liveShellConfig } from './live-shell-config.mjs';

const server = new URL('http://localhost:13000/');
let configs: webpack.Configuration[];

beforeAll(async () => {
  configs = await Promise.all(
    MICROFRONTENDS.map((microfrontend) => developmentConfig(microfrontend, server)),
  );
});

test.each(MICROFRONTENDS)(
  'webpack accepts how %s is built in development, under its own path',
  (microfrontend) => {
    const config = configs.find(({ name }) => name === microfrontend) ?? {};
    expect(() => webpack.validate(config)).not.toThrow();
    expect(config).toMatchObject({
      mode: 'development',
      output: { publicPath: `http://localhost:13000/${microfrontend}/` },
    });
  },
);

test('microfrontends in one page do not share a name, so that an update reaches the right one', () => {
  expect(new Set(configs.map(({ output }) => output?.uniqueName)).size).toBe(MICROFRONTENDS.length);
});

test('the shell alone is connected to the development server', () => {
  const connected = configs.filter((config) =>
    (config.plugins ?? []).some(
      (plugin) => plugin instanceof webpack.EntryPlugin && plugin.entry.includes('protocol=ws'),
    ),
  );
  expect(connected.map(({ name }) => name)).toEqual([SHELL]);
});

test.each(REMOTES)('%s can be built for a shell that is a release', async (remote) => {
  const declared = JSON.parse(readFileSync(projectPath(`${remote}/remote.json`), 'utf8'));
  const folder = `/releases/${remote}/1.0.0-inprogress/`;
  const config = await liveShellConfig(declared, server, folder);
  expect(() => webpack.validate(config)).not.toThrow();
  expect(config).toMatchObject({ mode: 'development', output: { publicPath: folder } });
  // That shell shares no jsx-dev-runtime.
  expect(config.resolve?.alias).toHaveProperty('react/jsx-dev-runtime$');
});
