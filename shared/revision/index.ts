/** What several remotes show of a learner's revision schedule. Each bundles what it uses. */
export * from './days.ts';
export { followStarts, keepDay } from './follow-starts.ts';
export * from './revise-control.tsx';
export * from './revision-days.query.ts';
export * from './time-zone.ts';
