/**
 * Parts of libraries that no page reaches and that webpack can't tell from the rest: another file in the place of
 * one. Both are private to their packages, so a test notices if an update moves one.
 */
import { projectPath } from './paths.mjs';

const inPackages = (file) => projectPath(`node_modules/${file}`);

/** For `resolve.alias`: what is asked for → what is taken; false: nothing. */
export const leftOut = {
  // Browsers have XMLHttpRequest, which axios prefers, and which reports the progress of uploads.
  [inPackages('axios/lib/adapters/fetch.js')]: false,
};

/** The package's exports name the development build alone; the other one is without its warnings. */
export const productionBuilds = {
  'react-router$': inPackages('react-router/dist/production/index.mjs'),
  'react-router/dom$': inPackages('react-router/dist/production/dom-export.mjs'),
};
