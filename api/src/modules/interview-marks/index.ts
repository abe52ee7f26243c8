export { interviewMarksModule } from './interview-marks.routes.ts';
