/**
 * Fast Refresh on a React that has none. Each component of the remote is rendered through a stand-in, which stays the
 * same while the component behind it is replaced, and with it the state. react-refresh knows which components are the
 * same one, and whether its state still fits.
 */
import { memo, useSyncExternalStore } from 'react';
import { jsx } from 'react/jsx-runtime';
import Refresh from 'react-refresh/runtime';

const MEMO = Symbol.for('react.memo');
const FORWARD_REF = Symbol.for('react.forward_ref');

/** By what react-refresh calls a family: all versions of one component. */
const standIns = new WeakMap();
/** How often each was replaced, and how often its state had to go. */
const replacements = new WeakMap();
const resets = new WeakMap();

const timesIn = (counts, family) => counts.get(family) ?? 0;
const count = (counts, families) => {
  for (const family of families) counts.set(family, timesIn(counts, family) + 1);
};

const listeners = new Set();
const subscribe = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What has thrown and not been rendered since: the page shows something else there, which only a reload undoes. */
const failing = new Set();

const { performReactRefresh } = Refresh;
Refresh.performReactRefresh = () => {
  const update = performReactRefresh();
  if (!update) return update;
  if (failing.size > 0) location.reload();
  const { updatedFamilies, staleFamilies } = update;
  count(replacements, [...updatedFamilies, ...staleFamilies]);
  count(resets, staleFamilies);
  for (const listener of [...listeners]) listener();
  return update;
};

/** What is rendered in place of a component; anything else is itself. */
export function standInFor(type) {
  const family = Refresh.getFamilyByType(type);
  if (!family) return type;
  if (!standIns.has(family)) standIns.set(family, createStandIn(family));
  return standIns.get(family);
}

function createStandIn(family) {
  const Current = (props) => {
    failing.add(family);
    const rendered = render(family.current, props);
    failing.delete(family);
    return rendered;
  };
  const StandIn = (props) => {
    const times = () => timesIn(replacements, family);
    useSyncExternalStore(subscribe, times, times);
    // With the same object React would assume that nothing has changed.
    return jsx(Current, { ...props }, timesIn(resets, family));
  };
  const { $$typeof, compare } = family.current;
  return $$typeof === MEMO ? memo(StandIn, compare) : StandIn;
}

function render(type, props) {
  if (type.$$typeof === MEMO) return render(type.type, props);
  if (type.$$typeof === FORWARD_REF) {
    const { ref, ...others } = props;
    return type.render(others, ref);
  }
  return type.prototype?.isReactComponent ? jsx(type, props) : type(props);
}
