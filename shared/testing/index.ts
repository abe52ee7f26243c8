export { signManifest, testConfig, writeBoot } from './boot-block.ts';
export {
  buildAccount,
  buildProgress,
  buildRoadmap,
  buildRoadmapSummary,
  buildTopic,
  buildUnit,
} from './builders.ts';
export { phoneWithBack } from './close-requests.ts';
export {
  type FakeApi,
  type FakeCall,
  type FakeResponse,
  fakeApi,
  fromElsewhere,
  networkFailure,
} from './fake-api.ts';
export { late } from './late.ts';
export { asha } from './people.ts';
export { buildApproach, buildProblem, buildProblemSummary } from './problem-builder.ts';
export { type RenderOptions, renderApp } from './render-app.tsx';
export { serve } from './serve.tsx';
export { TabChannel } from './tab-channel.ts';
export { versioned } from './versioned.ts';
