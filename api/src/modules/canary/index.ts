export { type Interval, rateInterval } from './difference-interval.ts';
export { type ComparedVital, comparedVitals, type Figure, type Seen } from './figures.ts';
export {
  beginCanary,
  type CanaryState,
  type Decision,
  decide,
  look,
  type Regression,
  widened,
} from './judge-canary.ts';
export { tellRegression } from './tell-regression.ts';
