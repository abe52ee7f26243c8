import type { NavigationEntry } from '@site/shared/contracts';
import { fakeApi, type RenderOptions, renderApp } from '@site/shared/testing';
import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout.tsx';
import { stubBrowser } from './browser-stubs.ts';

/** What the roadmaps remote adds to the navigation. */
const roadmapsEntry: NavigationEntry = {
  label: 'Roadmaps',
  path: '/roadmaps',
  places: ['header', 'mobile', 'footer'],
  order: 20,
};

interface ShellOptions extends RenderOptions {
  navigation?: NavigationEntry[];
  /** Whether the browser comes to rest, so that what waits for the first content begins. */
  rests?: boolean;
}

/** The shell's layout around pages; other addresses show where they lead. */
export function renderShell(
  pages: RouteObject[],
  { navigation = [roadmapsEntry], rests = false, ...options }: ShellOptions = {},
) {
  const { api = fakeApi() } = options;
  stubBrowser({ reducedMotion: true, rests });
  return renderApp([{ element: <Layout navigation={navigation} />, children: pages }], {
    ...options,
    api,
  });
}
