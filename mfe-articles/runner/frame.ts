/** The frame in which programs run. */
import { serveWorkers } from '@site/shared/sandbox/frame';
import { createFiles } from './frame-files.ts';

serveWorkers(createFiles());
