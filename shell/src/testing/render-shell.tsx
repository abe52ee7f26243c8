import type { NavigationEntry } from '@site/shared/contracts/composition';
import { fakeApi, type RenderOptions, renderApp } from '@site/shared/testing';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout.tsx';
import { stubBrowser } from './browser-stubs.ts';

/** The navigation entries of the roadmaps remote. */
const roadmapsEntry: NavigationEntry = {
  label: 'Roadmaps',
  path: '/roadmaps',
  places: ['header', 'mobile', 'footer'],
  order: 20,
};

interface ShellOptions extends RenderOptions {
  navigation?: NavigationEntry[];
  /** Whether the browser becomes idle, so that what is loaded after the first content starts. */
  rests?: boolean;
}

/** Renders pages in the shell's layout; any other address shows itself as text. */
export function renderShell(
  pages: RouteObject[],
  {
    navigation = [roadmapsEntry],
    rests = false,
    releaseManifest = testReleaseManifest({}),
    ...options
  }: ShellOptions = {},
) {
  const { api = fakeApi() } = options;
  stubBrowser({ reducedMotion: true, rests });
  return renderApp([{ element: <Layout navigation={navigation} />, children: pages }], {
    ...options,
    releaseManifest,
    api,
  });
}
