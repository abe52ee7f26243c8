export {
  countSecurityEvents,
  createSecurityEvents,
  findSecurityEventCounts,
  type SecurityEvents,
} from './security-events.ts';
