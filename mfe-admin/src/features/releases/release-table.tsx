import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { bootReleaseManifest } from '@site/shared/platform';
import { Table } from '@site/shared/ui';
import styles from './releases.module.css';

/** The shell and every remote with its version. */
export function ReleaseTable() {
  const releaseManifest = bootReleaseManifest();
  return (
    <div className={styles.releases}>
      <h2>Releases</h2>
      <p className={styles.manifest}>
        Release manifest {releaseManifest.manifestId}, number {releaseManifest.sequence}. Reload the
        page to see a newer one.
      </p>
      <Table label="Releases" columns={['Part', 'Version', 'Before it', 'Contract', 'Pages']}>
        {releasesIn(releaseManifest).map((release) => (
          <ReleaseRow key={release.part} release={release} />
        ))}
      </Table>
    </div>
  );
}

const ReleaseRow = ({ release }: { release: LiveRelease }) => (
  <tr>
    <th scope="row">{release.part}</th>
    <td className={styles.version}>{release.version}</td>
    <td className={styles.version}>{release.previous ?? 'none'}</td>
    <td className={styles.version}>{release.contract}</td>
    <td className={styles.pages}>{release.pages}</td>
  </tr>
);

interface LiveRelease {
  part: string;
  version: string;
  /** The version that was live before; null if there was none. */
  previous: string | null;
  /** The contract version the shell offers, or the range a remote works with. */
  contract: string;
  /** The paths of the unit's pages. */
  pages: string;
}

/** The shell first, then the remotes by name. */
function releasesIn({ shell, remotes }: ReleaseManifest): LiveRelease[] {
  const inOrder = Object.entries(remotes).toSorted(([a], [b]) => a.localeCompare(b));
  return [
    { part: 'shell', ...shell, pages: shell.pages.map(({ path }) => path).join(', ') },
    ...inOrder.map(([part, remote]) => ({ part, ...remote, pages: remote.mountPaths.join(', ') })),
  ].map(({ part, version, previous, contract, pages }) => ({
    part,
    version,
    previous: previous[0] ?? null,
    contract,
    pages,
  }));
}
