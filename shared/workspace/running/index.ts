/** What runs programs of any language, and shows how that went. */
export { OutputBox } from './output-box.tsx';
export { startJob } from './start-job.ts';
export { startRun } from './start-run.ts';
export { judge } from './verdict.ts';
export { announcementOf } from './verdict-panel.tsx';
