import type { UnitDiff } from '@site/shared/contracts/releases';
import { useQuery } from '@site/shared/platform';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import styles from '../releases.module.css';
import { differenceQuery } from '../releases.queries.ts';
import { size } from '../size.ts';

interface DifferenceProps {
  /** The id of a release manifest. */
  from: string;
  to: string;
}

/** What differs between two release manifests, unit by unit. */
export function Difference(manifests: DifferenceProps) {
  const { data, error, refetch } = useQuery(differenceQuery(manifests));
  const { from, to } = manifests;
  if (data) {
    return (
      <section className={styles.difference} aria-label={`From ${from} to ${to}`}>
        <p className={styles.muted}>
          From <code className={styles.code}>{from}</code> to{' '}
          <code className={styles.code}>{to}</code>
          {data.units.length === 0 && ': they compose the same site.'}
        </p>
        {data.units.map((unit) => (
          <UnitDifference key={unit.unit} {...unit} />
        ))}
      </section>
    );
  }
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't load the difference"
      loading="Comparing..."
      height="8rem"
    />
  );
}

const PARTS = ['scripts', 'styles', 'total'] as const;

const UnitDifference = ({
  unit,
  version,
  contract,
  bytes,
  budget,
  packages,
  exports,
  pages,
}: UnitDiff) => (
  <div className={styles.unitDifference}>
    <strong>{unit}</strong>
    <dl>
      <Fact name="Version" value={`${version.from ?? 'nothing'} → ${version.to ?? 'nothing'}`} />
      <Fact name="Scripts and styles" value={`${sizeOf(bytes.from)} → ${sizeOf(bytes.to)}`} />
      {contract.from !== contract.to && (
        <Fact name="Contract" value={`${contract.from ?? 'none'} → ${contract.to ?? 'none'}`} />
      )}
      {packages.map(({ name, from, to }) => (
        <Fact key={name} name={name} value={`${from ?? 'none'} → ${to ?? 'none'}`} />
      ))}
      {PARTS.filter(
        (part) => budget.from && budget.to && budget.from[part] !== budget.to[part],
      ).map((part) => (
        <Fact
          key={part}
          name={`Budget, ${part}`}
          value={`${budget.from?.[part]} → ${budget.to?.[part]} KiB`}
        />
      ))}
      <Names name="Exports added" names={exports.added} />
      <Names name="Exports removed" names={exports.removed} />
      <Names name="Pages added" names={pages.added} />
      <Names name="Pages removed" names={pages.removed} />
    </dl>
  </div>
);

/** The files of a version that was removed are gone. */
const sizeOf = (bytes: number | null) => (bytes === null ? 'gone' : size(bytes));

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Names = ({ name, names }: { name: string; names: readonly string[] }) =>
  names.length > 0 && (
    <div>
      <dt>{name}</dt>
      {names.map((name) => (
        <dd key={name}>{name}</dd>
      ))}
    </div>
  );
