export { dayAfter, dayIn, daysBetween, daysIn } from './calendar.ts';
export { revisionModule } from './revision.routes.ts';
