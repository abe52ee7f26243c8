import type { UnitReleases } from '@site/shared/contracts/releases';
import { Badge, Button, Table } from '@site/shared/ui';
import { authorName } from '../../../authors/author-name.ts';
import { Moment } from '../../../time/moment.tsx';
import { PreviewButton } from '../open-button.tsx';
import styles from '../releases.module.css';
import { size } from '../size.ts';

type Version = UnitReleases['versions'][number];

interface VersionTableProps {
  releases: UnitReleases;
  /** The versions to show. */
  versions: readonly Version[];
  /** Called with the version; falsy for those who may only read. */
  onPromote: ((version: string) => void) | undefined;
  /** Called with the version to roll back to. */
  onRollBack: ((version: string) => void) | undefined | false;
  /** Called with the version to withdraw. */
  onWithdraw: ((version: string) => void) | undefined;
}

/**
 * Stored versions with their actions: one that was live before can be rolled back to, any other one can be
 * previewed and promoted. The actions are beside the version, so that they're in view on a phone.
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
        const position = previous.indexOf(version);
        const change = position < 0 ? onPromote : onRollBack;
        const label = position < 0 ? 'Promote' : 'Roll back';
        return (
          <tr key={version}>
            <th scope="row" className={styles.version}>
              {version} <Standing isLive={isLive} isWithdrawn={isWithdrawn} position={position} />
            </th>
            {mayChange && (
              <td className={styles.figure}>
                {!isLive && !isWithdrawn && change && (
                  <div className={styles.actions}>
                    {position < 0 && <PreviewButton unit={unit} version={version} />}
                    <Button
                      size="sm"
                      aria-label={
                        position < 0
                          ? `Promote ${unit} ${version}`
                          : `Roll back ${unit} to ${version}`
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
  /** Its index among the versions to roll back to; -1 if it isn't one. */
  position: number;
}

function Standing({ isLive, isWithdrawn, position }: StandingProps) {
  if (isLive)
    return (
      <Badge tone="success" className={styles.standing}>
        live
      </Badge>
    );
  if (isWithdrawn) return <Badge className={styles.standing}>withdrawn</Badge>;
  if (position < 0) return null;
  return (
    <Badge className={styles.standing}>
      {position === 0 ? 'before' : `${position + 1} before`}
    </Badge>
  );
}
