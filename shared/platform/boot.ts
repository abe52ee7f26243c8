import { runtimeConfig as contract, type RuntimeConfig } from '../contracts/index.ts';

/**
 * The server writes one JSON data block into every page: `<script type="application/json" id="boot">`
 * with the registry and the runtime configuration. It is read here, and not in a room of its own, since
 * both the shell and the remotes need it and the façade is the one module they are sure to share.
 */
interface Boot {
  /** Unchecked: whoever needs the registry parses it with its contract and says what to do if it fails. */
  registry: unknown;
  config: RuntimeConfig;
}

let read: { source: string; boot: Boot } | null = null;

function boot(): Boot {
  const source = document.getElementById('boot')?.textContent;
  if (!source) throw new Error('The page lacks its boot block. Reload it.');
  if (read?.source !== source) {
    const { registry, config } = JSON.parse(source);
    read = { source, boot: { registry, config: contract.parse(config) } };
  }
  return read.boot;
}

/** What the server tells about its surroundings. Throws where the page lacks it. */
export const runtimeConfig = (): RuntimeConfig => boot().config;

/** The set of releases this page was composed from, still to be parsed with the contract `registry`. */
export const bootRegistry = (): unknown => boot().registry;
