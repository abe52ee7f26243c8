export {
  dateOf,
  dayAfter,
  dayIn,
  dayOf,
  daysBetween,
  daysIn,
  laterOf,
} from './calendar.ts';
export { firstReview, intervals, type RevisionCard, review } from './schedule.ts';
