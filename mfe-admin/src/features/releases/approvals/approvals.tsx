import type { ApprovalInfo, ApprovalList } from '@site/shared/contracts/releases';
import { useQuery } from '@site/shared/platform';
import { Button, EmptyState, Table } from '@site/shared/ui';
import { useId } from 'react';
import { authorName } from '../../../authors/author-name.ts';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import { Moment } from '../../../time/moment.tsx';
import { subjectOf } from '../change-words.ts';
import type { LiveChange } from '../live-change.ts';
import styles from '../releases.module.css';
import { approvalsQuery, releasesQuery } from '../releases.queries.ts';
import { WaitingCard } from './waiting-card.tsx';

interface ApprovalsProps {
  /** Called with the change to make; undefined for those who may only read. */
  onChange: ((change: LiveChange) => void) | undefined;
}

/** Pending requests, recent decisions, and which units need a second person. */
export function Approvals({ onChange }: ApprovalsProps) {
  const id = useId();
  const { data, error, refetch } = useQuery(approvalsQuery);
  const waiting = data?.approvals.filter(({ state }) => state === 'pending') ?? [];
  const decided = data?.approvals.filter(({ state }) => state !== 'pending') ?? [];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>Approvals</h2>
      {data && waiting.length === 0 && (
        <EmptyState
          title="Nothing is waiting for approval"
          text={
            data.rules.length === 0
              ? 'Promotions will appear here once a unit needs a second person.'
              : 'Promotions of units that need a second person will appear here.'
          }
        />
      )}
      {waiting.length > 0 && (
        <ol className={styles.entries} aria-label="Waiting">
          {waiting.map((approval) => (
            <WaitingCard key={approval.id} approval={approval} onChange={onChange} />
          ))}
        </ol>
      )}
      {decided.length > 0 && <Decided approvals={decided} />}
      {data && <Rules rules={data.rules} onChange={onChange} />}
      {!data && (
        <NotLoaded
          error={error}
          refetch={refetch}
          failed="We couldn't load the approvals"
          loading="Loading the approvals..."
          height="12rem"
        />
      )}
    </section>
  );
}

/** The outcome of a request. */
const outcomes: Record<ApprovalInfo['state'], string> = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  overtaken: 'Superseded',
  expired: 'Expired',
};

/** Recently decided requests, the latest first. */
const Decided = ({ approvals }: { approvals: readonly ApprovalInfo[] }) => (
  <Table label="Recently decided" columns={['Request', 'Asked by', 'Outcome', 'When', 'Why']}>
    {approvals.map((approval) => (
      <tr key={approval.id}>
        <th scope="row" className={styles.wide}>
          {subjectOf(approval)}
        </th>
        <td>{authorName(approval.askedBy, approval.askedByAdministrator)}</td>
        <td>
          {outcomes[approval.state]}
          {approval.decidedBy &&
            ` by ${authorName(approval.decidedBy, approval.decidedByAdministrator)}`}
        </td>
        <td className={styles.figure}>
          <Moment at={approval.decidedAt ?? approval.expiresAt} />
        </td>
        <td className={styles.wide}>{approval.verdict ?? approval.why}</td>
      </tr>
    ))}
  </Table>
);

interface RulesProps {
  rules: ApprovalList['rules'];
  /** undefined for those who may only read. */
  onChange: ((change: LiveChange) => void) | undefined;
}

/** How many people it takes to make a version of each unit live. The button is beside the unit, in view on a phone. */
function Rules({ rules, onChange }: RulesProps) {
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
