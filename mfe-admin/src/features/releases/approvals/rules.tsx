import type { ApprovalList } from '@site/shared/contracts';
import { useQuery } from '@site/shared/platform';
import { Button, Table } from '@site/shared/ui';
import { Moment } from '../../../time/moment.tsx';
import type { LiveChange } from '../live-change.ts';
import styles from '../releases.module.css';
import { releasesQuery } from '../releases.queries.ts';

interface RulesProps {
  rules: ApprovalList['rules'];
  /** undefined for those who may only read. */
  onChange: ((change: LiveChange) => void) | undefined;
}

/** How many people it takes to make a version of each unit live. The button is beside the unit, in view on a phone. */
export function Rules({ rules, onChange }: RulesProps) {
  const { data: releases } = useQuery(releasesQuery);
  if (!releases || releases.units.length === 0) return null;
  return (
    <Table
      label="People needed for a promotion"
      columns={['Unit', ...(onChange ? ['Change'] : []), 'People needed']}
    >
      {releases.units.map(({ unit }) => {
        const rule = rules.find((candidate) => candidate.unit === unit);
        return (
          <tr key={unit}>
            <th scope="row" className={styles.figure}>
              {unit}
            </th>
            {onChange && (
              <td className={styles.figure}>
                <Button
                  size="sm"
                  aria-label={rule ? `One person for ${unit}` : `Two people for ${unit}`}
                  onClick={() => onChange({ kind: 'rule', unit, required: !rule })}
                >
                  {rule ? 'One person' : 'Two people'}
                </Button>
              </td>
            )}
            <td>
              {rule ? (
                <>
                  Two, since <Moment at={rule.since} />, set by {rule.setBy}
                </>
              ) : (
                'One'
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
