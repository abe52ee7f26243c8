import type { RemoteRelease } from '@site/shared/contracts/composition';
import { Badge } from '@site/shared/ui/badge.tsx';
import { Button } from '@site/shared/ui/button.tsx';
import { useState } from 'react';
import { loader } from '../../remotes/loader.ts';
import { useReplaceRouter } from '../../replace-router.ts';
import styles from './diagnostics.module.css';
import { timeInWords } from './facts.tsx';
import { ReleaseCard } from './release-card.tsx';
import { whyQuarantined } from './why-quarantined.ts';

const tones = {
  loaded: 'success',
  failed: 'danger',
  loading: 'warning',
  idle: 'neutral',
} as const;

const words = {
  loaded: 'loaded',
  failed: 'failed',
  loading: 'loading',
  idle: 'not requested yet',
} as const;

/** One remote: what the release manifest says of it, how loading it went, and a button to load or retry it. */
export function RemoteCard({ name, release }: { name: string; release: RemoteRelease }) {
  const [trying, setTrying] = useState(false);
  const replaceRouter = useReplaceRouter();
  const state = loader.recordOf(name);
  const quarantine = whyQuarantined(name);
  const running = quarantine?.replacedBy ?? release.version;
  const { version, contract, mountPaths, slots, previous, base } = release;

  const tryIt = async () => {
    setTrying(true);
    await (state.status === 'failed' ? loader.retry(name) : loader.load(name));
    setTrying(false);
    if (loader.hasOutdatedRoutes(name)) replaceRouter();
  };

  return (
    <ReleaseCard
      name={name}
      base={base.replace(version, running)}
      facts={{
        Version: version,
        ...(quarantine && { Runs: running }),
        Before: previous[0] ?? 'none',
        Contract: contract,
        'Mount paths': mountPaths.join(', '),
        Slots: slots.map(({ slot }) => slot).join(', ') || 'none',
        Stages: <Stages name={name} />,
      }}
    >
      <p className={styles.state} role="status">
        <Badge tone={quarantine ? 'warning' : tones[state.status]}>
          {quarantine ? 'previous version' : words[state.status]}
        </Badge>
        {(state.failure ?? quarantine)?.message}
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
  const { stages } = loader.recordOf(name);
  if (stages.length === 0) return 'none yet';
  return stages
    .map(({ stage, duration, failed }) => `${stage} ${timeInWords(duration)}${failed ? ' ✗' : ''}`)
    .join(', ');
}
