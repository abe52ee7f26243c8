export { deleteOldAccountEvents } from './account-events.ts';
export {
  countSecurityEvents,
  createSecurityEvents,
  findSecurityEventCounts,
  type SecurityEvents,
} from './security-events.ts';
