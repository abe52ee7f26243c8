import { TestEnvironment } from 'jest-environment-jsdom';

/** Web classes that Node has and react-router needs, but jsdom lacks. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
];

export default class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
