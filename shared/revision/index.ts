export { timeZone } from '@site/shared/platform';
/** What several remotes show of a learner's revision schedule. Each bundles what it uses. */
export * from './days.ts';
export * from './revise-control.tsx';
export * from './revision-days.ts';
