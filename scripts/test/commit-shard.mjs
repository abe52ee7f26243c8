import { spawnSync } from 'node:child_process';
import { projectPath } from '../webpack/paths.mjs';
import { byExtent } from './extent.mjs';

/**
 * The option by which Jest and Playwright run one of `count` parts as a sample, and nothing otherwise. Each commit has
 * a part of its own, so what is pushed over a few days runs whole.
 * @param {number} count
 */
export const commitShard = (count) =>
  byExtent({ few: [`--shard=${1 + (commitNumber() % count)}/${count}`], some: [], all: [] });

/**
 * The same of a list of steps: every `count`th of them as a sample, and otherwise all.
 * @template T
 * @param {number} count
 * @param {readonly T[]} list
 */
export const commitSample = (count, list) =>
  byExtent({
    few: list.filter((_, index) => index % count === commitNumber() % count),
    some: list,
    all: list,
  });

/** 0 for sources that git knows no commit of. */
function commitNumber() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: projectPath(''),
    encoding: 'utf8',
  });
  return Number.parseInt(stdout, 16) || 0;
}
