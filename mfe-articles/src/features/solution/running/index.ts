/** What runs programs, and shows how that went: loaded once somebody is about to run something. */
export { keepSitePython, sitePython } from '../python/site-python.ts';
export { OutputBox } from './output-box.tsx';
export { startRun } from './start-run.ts';
export { announcementOf } from './verdict-panel.tsx';
