export { beginWithin, type CanaryOptions, requireTriable } from './begin.ts';
export { type FollowedCanary, followCanary } from './follow-canary.ts';
export { keepLooking, LOOK_SECONDS, lookSoon } from './keep-looking.ts';
export { lookAtCanary } from './look.ts';
export { stop } from './stop.ts';
export { toDto } from './tell-canary.ts';
