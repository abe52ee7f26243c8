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

const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * Finds what jsdom finds as `labels`, which goes through the document for each control, and in it for each label:
 * that took a fourth of the time of pages with forms, whose buttons are looked up by their names.
 */
function labelsOf(control) {
  if (control.type === 'hidden') return null;
  if (!control.id && !control.closest('label')) return [];
  const labels = control.getRootNode().querySelectorAll('label');
  return [...labels].filter((label) => mayLabel(label, control) && label.control === control);
}

const mayLabel = (label, control) =>
  label.hasAttribute('for') ? label.htmlFor === control.id : label.contains(control);

export default class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    for (const name of LABELABLE)
      Object.defineProperty(this.global[`HTML${name}Element`].prototype, 'labels', {
        get() {
          return labelsOf(this);
        },
      });
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
