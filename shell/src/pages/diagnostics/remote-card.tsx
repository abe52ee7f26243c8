import type { RemoteRelease } from '@site/shared/contracts';
import { Badge } from '@site/shared/ui/badge.tsx';
import { Button } from '@site/shared/ui/button.tsx';
import { useState } from 'react';
import { replaceRoutes } from '../../remotes/added-routes.ts';
import { loadRemote, loadStateOf, retryRemote } from '../../remotes/load-remote.ts';
import { stagesOf } from '../../remotes/stage-log.ts';
import styles from './diagnostics.module.css';
import { timeInWords } from './facts.tsx';
import { ReleaseCard } from './release-card.tsx';

const tones = {
  loaded: 'success',
  failed: 'danger',
  loading: 'warning',
  'not asked for': 'neutral',
} as const;

/** One remote: what the set says of it, how loading it went, and a button to load or retry it. */
export function RemoteCard({ name, release }: { name: string; release: RemoteRelease }) {
  const [trying, setTrying] = useState(false);
  const state = loadStateOf(name);
  const { version, contract, mountPaths, slots, previous, base } = release;

  const tryIt = async () => {
    setTrying(true);
    const result = await (state.status === 'failed' ? retryRemote(name) : loadRemote(name));
    if (result.status === 'loaded') replaceRoutes(name, result.routes);
    setTrying(false);
  };

  return (
    <ReleaseCard
      name={name}
      base={base}
      facts={{
        Version: version,
        Before: previous ?? 'none',
        Contract: contract,
        'Mount paths': mountPaths.join(', '),
        Slots: slots.map(({ slot }) => slot).join(', ') || 'none',
        Stages: <Stages name={name} />,
      }}
    >
      <p className={styles.state} role="status">
        <Badge tone={tones[state.status]}>{state.status}</Badge>
        {state.status === 'failed' && state.failure.message}
      </p>
      {state.status !== 'loaded' && (
        <Button className={styles.action} busy={trying} onClick={() => void tryIt()}>
          {state.status === 'failed' ? `Retry ${name}` : `Load ${name}`}
        </Button>
      )}
    </ReleaseCard>
  );
}

/** The stages the remote has been through, with what each took. */
function Stages({ name }: { name: string }) {
  const stages = stagesOf(name);
  if (stages.length === 0) return 'none yet';
  return stages
    .map(({ stage, duration, failed }) => `${stage} ${timeInWords(duration)}${failed ? ' ✗' : ''}`)
    .join(', ');
}
