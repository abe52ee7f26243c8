import { bootReleaseManifest } from '@site/shared/platform';
import { Table } from '@site/shared/ui';
import { type LiveRelease, releasesIn } from './live-releases.ts';
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
