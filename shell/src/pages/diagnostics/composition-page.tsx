import { contractVersion, runtimeConfig } from '@site/shared/platform';
import { Card } from '@site/shared/ui/card.tsx';
import { currentSet } from '../../remotes/registry.ts';
import { DiagnosticsPage } from './diagnostics-page.tsx';
import { Facts } from './facts.tsx';
import { ReleaseCard } from './release-card.tsx';
import { RemoteCard } from './remote-card.tsx';

/** /test: what this very page is composed of, and how loading it went. */
export function CompositionPage() {
  const { setId, sequence, shell, remotes } = currentSet();
  return (
    <DiagnosticsPage
      title="Composition of this page"
      intro="The set of releases this page was opened with, and what has been loaded of each."
    >
      <Card as="section" aria-label="Set">
        <h2>Set</h2>
        <Facts of={{ 'Set id': setId, Sequence: sequence, 'Contract offered': contractVersion }} />
      </Card>
      <ReleaseCard
        name="shell"
        base={shell.base}
        facts={{
          Version: shell.version,
          Before: shell.previous ?? 'none',
          Contract: shell.contract,
        }}
      />
      {Object.entries(remotes).map(([name, release]) => (
        <RemoteCard key={name} name={name} release={release} />
      ))}
      <Surroundings />
    </DiagnosticsPage>
  );
}

function Surroundings() {
  const { apiBaseUrl, defaultRoadmapId, providers, postsApiUrl, demoAdmin } = runtimeConfig();
  return (
    <>
      <Card as="section" aria-label="Runtime configuration">
        <h2>Runtime configuration</h2>
        <Facts
          of={{
            'API base address': apiBaseUrl || 'missing',
            'Posts API': postsApiUrl,
            'Default roadmap': defaultRoadmapId,
            Providers: providers.join(', ') || 'none',
            'Demonstration mode': demoAdmin ? 'on' : 'off',
          }}
        />
      </Card>
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
