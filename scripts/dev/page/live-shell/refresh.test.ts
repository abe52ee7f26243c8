/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, forwardRef, memo, type Ref, useState } from 'react';
import { jsxDEV } from './jsx-dev-runtime.js';
import { standInFor } from './refresh.js';
import { refreshableRoutes } from './routes.js';

const Refresh = jest.requireActual('react-refresh/runtime');

type Component = ComponentType<Record<string, unknown>>;

/** What the compiler adds to a component: its name in the sources, and the hooks that it uses. */
function written<T extends object>(id: string, type: T, hooks = ''): T {
  Refresh.register(type, id);
  Refresh.setSignature(type, hooks);
  return type;
}

const save = () => act(() => void Refresh.performReactRefresh());
const element = (type: unknown, props: object = {}) => jsxDEV(type, props, undefined, false);

/** A button that counts, and says how often in words of its own. */
const counter = (words: string): Component =>
  function Counter() {
    const [count, setCount] = useState(0);
    return element('button', { onClick: () => setCount(count + 1), children: `${words} ${count}` });
  };

const press = async () => userEvent.click(screen.getByRole('button'));

test('a component that is saved shows what it says now, and keeps its state', async () => {
  render(element(written('kept', counter('Pressed'))));
  await press();
  expect(screen.getByText('Pressed 1')).toBeVisible();
  written('kept', counter('Clicked'));
  save();
  expect(screen.getByText('Clicked 1')).toBeVisible();
  await press();
  expect(screen.getByText('Clicked 2')).toBeVisible();
});

test('one with other hooks starts over', async () => {
  render(element(written('reset', counter('Pressed'), 'useState')));
  await press();
  written('reset', counter('Clicked'), 'useState useEffect');
  save();
  expect(screen.getByText('Clicked 0')).toBeVisible();
});

test('memo still spares what has the same properties, and lets a saved component through', () => {
  const rendered = jest.fn();
  const spared = (words: string) => {
    function Spared({ of }: { of: string }) {
      rendered();
      return element('p', { children: `${words} ${of}` });
    }
    return memo(written('spared type', Spared));
  };
  const type = written('spared', spared('First'));
  const { rerender } = render(element(type, { of: 'all' }));
  rerender(element(type, { of: 'all' }));
  expect(rendered).toHaveBeenCalledTimes(1);
  written('spared', spared('Second'));
  save();
  expect(screen.getByText('Second all')).toBeVisible();
});

test('references reach their elements', () => {
  const type = written(
    'forwarded',
    forwardRef(function Field(_: object, ref: Ref<HTMLInputElement>) {
      return element('input', { ref });
    }),
  );
  const ref = { current: null };
  render(element(type, { ref }));
  expect(ref.current).toBe(screen.getByRole('textbox'));
});

test('a page that the router renders is replaced, also one that it loads when it is needed', async () => {
  const pages = { here: counter('Here'), later: counter('Later'), listed: counter('Listed') };
  for (const [id, page] of Object.entries(pages)) written(id, page);
  const loader = () => null;
  const [parent] = refreshableRoutes([
    {
      path: '/',
      loader,
      Component: pages.here,
      children: [
        { path: 'later', lazy: async () => ({ Component: pages.later, loader }) },
        { path: 'listed', lazy: { Component: async () => pages.listed } },
      ],
    },
  ]);
  const [later, listed] = parent.children;
  expect(parent).toMatchObject({ path: '/', loader, Component: standInFor(pages.here) });
  expect(await later.lazy()).toEqual({ Component: standInFor(pages.later), loader });
  expect(await listed.lazy.Component()).toBe(standInFor(pages.listed));
  render(element(parent.Component));
  written('here', counter('There'));
  save();
  expect(screen.getByText('There 0')).toBeVisible();
});

test("what isn't one of the remote's components is rendered as it is", () => {
  expect(standInFor('div')).toBe('div');
  const type = counter('Of the shell');
  expect(standInFor(type)).toBe(type);
});
