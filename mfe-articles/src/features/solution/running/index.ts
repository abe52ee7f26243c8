/** What runs programs of any language, and shows how that went. */
export { OutputBox } from './output-box.tsx';
export { startRun } from './start-run.ts';
export { announcementOf } from './verdict-panel.tsx';
