import { runtimeConfig } from '@site/shared/platform';
import { Card } from '@site/shared/ui/card.tsx';
import { useHydrated } from '@site/shared/ui/use-hydrated.ts';
import { useEffect } from 'react';
import { liveManifest } from '../../remotes/loader.ts';
import { DiagnosticsPage } from './diagnostics-page.tsx';
import { Facts } from './facts.tsx';
import { offerLoadEverything } from './load-everything.ts';
import { ReleaseCard } from './release-card.tsx';
import { RemoteCard } from './remote-card.tsx';

/** /test: what this very page is composed of, and how loading it went. */
export function CompositionPage() {
  useEffect(offerLoadEverything, []);
  const { manifestId, sequence } = liveManifest.current();
  return (
    <DiagnosticsPage
      title="Composition of this page"
      intro="The release manifest this page opened with, and what it has loaded from each release."
    >
      <Card as="section" aria-label="Release manifest">
        <h2>Release manifest</h2>
        <Facts
          of={{
            'Manifest id': manifestId,
            Sequence: sequence,
          }}
        />
      </Card>
      <RuntimeConfiguration />
      {useHydrated() && <InThisBrowser />}
    </DiagnosticsPage>
  );
}

function RuntimeConfiguration() {
  const { apiBaseUrl, defaultRoadmapId, providers, postsApiUrl } = runtimeConfig();
  return (
    <Card as="section" aria-label="Runtime configuration">
      <h2>Runtime configuration</h2>
      <Facts
        of={{
          'API base address': apiBaseUrl || 'missing',
          'Posts API': postsApiUrl,
          'Default roadmap': defaultRoadmapId,
          Providers: providers.join(', ') || 'none',
        }}
      />
    </Card>
  );
}

/** What has been loaded of each release, and the browser itself. */
function InThisBrowser() {
  const { shell, remotes } = liveManifest.current();
  return (
    <>
      <ReleaseCard
        name="shell"
        base={shell.base}
        facts={{
          Version: shell.version,
          Before: shell.previous[0] ?? 'none',
          Contract: shell.contract,
        }}
      />
      {Object.entries(remotes).map(([name, release]) => (
        <RemoteCard key={name} name={name} release={release} />
      ))}
      <Card as="section" aria-label="Browser">
        <h2>Browser</h2>
        <Facts
          of={{
            Agent: navigator.userAgent,
            Languages: navigator.languages.join(', '),
            Window: `${innerWidth} × ${innerHeight} px, ${devicePixelRatio} device pixels each`,
            Online: navigator.onLine ? 'yes' : 'no',
            Cookies: navigator.cookieEnabled ? 'allowed' : 'blocked',
          }}
        />
      </Card>
    </>
  );
}
