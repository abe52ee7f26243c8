import type { UnitReleases } from '@site/shared/contracts';
import { Badge, Button, Table } from '@site/shared/ui';
import { authorName } from '../author-name.ts';
import { Moment } from '../moment.tsx';
import { PreviewButton } from '../preview-button.tsx';
import styles from '../releases.module.css';
import { size } from '../size.ts';

type Version = UnitReleases['versions'][number];

interface VersionTableProps {
  releases: UnitReleases;
  /** Those of its versions that are shown. */
  versions: readonly Version[];
  /** Called with the version; falsy for those who may only read. */
  onPromote: ((version: string) => void) | undefined;
  /** Called with the version to go back to. */
  onRollBack: ((version: string) => void) | undefined | false;
  /** Called with the version that nobody is to go back to. */
  onWithdraw: ((version: string) => void) | undefined;
}

/**
 * Stored versions, each with what can be done with it: one that was live before is gone back to, any other one is looked
 * at and promoted. That stands beside the version, so that it's in view on a phone.
 */
export function VersionTable({
  releases,
  versions,
  onPromote,
  onRollBack,
  onWithdraw,
}: VersionTableProps) {
  const { unit, previous } = releases;
  const mayChange =
    onPromote !== undefined && versions.some(({ isLive, isWithdrawn }) => !isLive && !isWithdrawn);
  return (
    <Table
      label={`Stored versions of ${unit}`}
      columns={['Version', ...(mayChange ? ['Change'] : []), 'Size', 'Stored', 'By']}
    >
      {versions.map(({ version, bytes, storedAt, storedBy, isLive, isWithdrawn }) => {
        const place = previous.indexOf(version);
        const change = place < 0 ? onPromote : onRollBack;
        const label = place < 0 ? 'Promote' : 'Roll back';
        return (
          <tr key={version}>
            <th scope="row" className={styles.version}>
              {version} <Standing isLive={isLive} isWithdrawn={isWithdrawn} place={place} />
            </th>
            {mayChange && (
              <td className={styles.figure}>
                {!isLive && !isWithdrawn && change && (
                  <div className={styles.actions}>
                    {place < 0 && <PreviewButton unit={unit} version={version} />}
                    <Button
                      size="sm"
                      aria-label={
                        place < 0 ? `Promote ${unit} ${version}` : `Roll back ${unit} to ${version}`
                      }
                      onClick={() => change(version)}
                    >
                      {label}
                    </Button>
                    {onWithdraw && (
                      <Button
                        size="sm"
                        aria-label={`Withdraw ${unit} ${version}`}
                        onClick={() => onWithdraw(version)}
                      >
                        Withdraw
                      </Button>
                    )}
                  </div>
                )}
              </td>
            )}
            <td className={styles.figure}>{size(bytes)}</td>
            <td className={styles.figure}>
              <Moment at={storedAt} />
            </td>
            <td>{authorName(storedBy, false)}</td>
          </tr>
        );
      })}
    </Table>
  );
}

interface StandingProps {
  isLive: boolean;
  isWithdrawn: boolean;
  /** Among the versions that can be gone back to; -1 for none of them. */
  place: number;
}

function Standing({ isLive, isWithdrawn, place }: StandingProps) {
  if (isLive)
    return (
      <Badge tone="success" className={styles.standing}>
        live
      </Badge>
    );
  if (isWithdrawn) return <Badge className={styles.standing}>withdrawn</Badge>;
  if (place < 0) return null;
  return (
    <Badge className={styles.standing}>{place === 0 ? 'before' : `${place + 1} before`}</Badge>
  );
}
