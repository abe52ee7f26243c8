/** The frame in which programs run. */
import { serveWorkers } from '../sandbox/serve-workers.ts';
import { createFiles } from './frame-files.ts';

serveWorkers(createFiles());
