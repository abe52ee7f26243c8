export {
  CANARY,
  type Canary,
  findCanaries,
  findCanary,
  findRunning,
  lockRunning,
  type SeenOfBoth,
  saveLook,
} from './canaries.repository.ts';
export { beginCanaryOf, endCanary, endWithChange, widenCanary } from './change-canary.ts';
