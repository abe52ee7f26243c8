/** Builds a remote whenever it's saved, and serves it in front of what `answer` does. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ExportsByModule, RemoteManifest } from '@site/shared/contracts/composition';
import type { Compiler, Stats } from 'webpack';
import type { Middleware } from 'webpack-dev-server';
import { buildRunners, startDevServer } from '../../dev/dev-server.mjs';
import { liveShellConfig } from '../../dev/live-shell-config.mjs';
import { usedExports } from '../../webpack/facade-exports.mjs';
import { Refusal } from '../refusal.ts';
import { type Built, folderInDevelopment } from './composition.ts';

interface Options {
  remote: RemoteManifest;
  local: URL;
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Called for every later build. */
  say(line: string): void;
  /** Called with what each later build uses of the shell. */
  onUses(uses: ExportsByModule): void;
  isQuiet: boolean;
}

export interface HotBuild {
  /** The last build that succeeded; one that is under way is waited for. */
  latest(): Promise<Built>;
  close(): Promise<void>;
}

const ENTRY = 'remote-entry.js';

/** @throws Refusal if it doesn't build */
export async function startHotBuild({
  remote,
  local,
  answer,
  say,
  onUses,
  isQuiet,
}: Options): Promise<HotBuild> {
  const { name } = remote;
  const folder = folderInDevelopment(name);
  const { runners, frameHeadersOf } = await buildRunners([name]);
  const options = {
    allowedHosts: [local.hostname],
    headers: ({ url }: IncomingMessage) => frameHeadersOf(url ?? '/', local.origin),
    static: runners.map((runner) => ({
      directory: runner.path,
      publicPath: `/releases/${name}/${runner.name}/`,
      watch: false,
    })),
    // What the site has packed stays as it is.
    compress: false,
    devMiddleware: { stats: isQuiet ? ('none' as const) : ('errors-only' as const) },
    setupMiddlewares: (middlewares: Middleware[]) => [...middlewares, answer],
  };
  const config = await liveShellConfig(remote, local, folder);
  const { compiler, stats, middleware, close } = await startDevServer(
    [config],
    local,
    options,
    say,
  );
  const [own] = compiler.compilers as [Compiler];
  let uses: ExportsByModule;
  try {
    uses = usesOf(name, stats.stats[0] as Stats);
  } catch (error) {
    await close();
    throw error;
  }
  own.hooks.done.tap('exports in use', (next: Stats) => {
    if (next.hasErrors()) return;
    try {
      uses = usesOf(name, next);
      onUses(uses);
    } catch (error) {
      say((error as Error).message);
    }
  });
  return {
    async latest() {
      await new Promise((resolve) => middleware?.waitUntilValid(resolve));
      return { uses, entry: await contentOf(own, ENTRY) };
    },
    close,
  };
}

/** What the latest build that succeeded has written, which lies in memory. */
const contentOf = ({ outputFileSystem, outputPath }: Compiler, file: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    outputFileSystem?.readFile(join(outputPath, file), (error, content) =>
      content ? resolve(Buffer.from(content)) : reject(error),
    );
  });

/** @throws Refusal if it wasn't built, or takes a façade as a whole */
function usesOf(name: string, stats: Stats): ExportsByModule {
  if (stats.hasErrors()) {
    throw new Refusal(`${name} doesn't build:\n${stats.toString('errors-only')}`);
  }
  try {
    return usedExports(stats.compilation);
  } catch (error) {
    throw new Refusal(`${name}: ${(error as Error).message}`);
  }
}
