export { countSecurityEvents, findSecurityEventCounts } from './counts.repository.ts';
export { createSecurityEvents, type SecurityEvents } from './security-events.ts';
