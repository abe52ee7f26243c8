import { rspack } from '@rspack/core';
import config from './rspack.config.mjs';

rspack(config, (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString('errors-only'));
  process.exitCode = 1;
});
