import { ALL_UNITS, type ReleaseToken } from '@site/shared/contracts/releases';
import { useQuery } from '@site/shared/platform';
import { Badge, Button, EmptyState, Table } from '@site/shared/ui';
import { authorName } from '../../../authors/author-name.ts';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import { Moment } from '../../../time/moment.tsx';
import { rights } from './token-form.tsx';
import styles from './tokens.module.css';
import { tokensQuery } from './tokens.queries.ts';

interface TokenTableProps {
  /** Called with the token to revoke; undefined for those who may only read. */
  onEnd: ((token: ReleaseToken) => void) | undefined;
}

/** Tokens that weren't revoked, including expired ones. */
export function TokenTable({ onEnd }: TokenTableProps) {
  const { data, error, refetch } = useQuery(tokensQuery);
  if (data?.length === 0) {
    return (
      <EmptyState
        title="No tokens yet"
        text="A team needs one to release from anywhere but the site's own machine."
      />
    );
  }
  if (data) {
    return (
      <Table
        label="Release tokens"
        columns={[
          'Name',
          'Unit',
          'Can',
          'Created',
          'Valid until',
          'Last used',
          ...(onEnd ? ['Change'] : []),
        ]}
      >
        {data.map((token) => (
          <TokenRow key={token.id} token={token} onEnd={onEnd} />
        ))}
      </Table>
    );
  }
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't load the tokens"
      loading="Loading the tokens..."
      height="12rem"
    />
  );
}

const TokenRow = ({ token, onEnd }: TokenTableProps & { token: ReleaseToken }) => (
  <tr>
    <th scope="row" className={styles.name}>
      {token.name}
    </th>
    <td>{token.unit === ALL_UNITS ? 'all' : token.unit}</td>
    <td className={styles.facts}>
      {token.rights.map((right) => rights[right].label.toLowerCase()).join(', ')}
    </td>
    <td className={styles.facts}>
      <Moment at={token.createdAt} />, by{' '}
      {authorName(token.createdBy, token.createdByAdministrator)}
    </td>
    <td>
      {Date.parse(token.expiresAt) < Date.now() ? (
        <Badge tone="warning">Expired</Badge>
      ) : (
        <Moment at={token.expiresAt} />
      )}
    </td>
    <td>{token.lastUsedAt ? <Moment at={token.lastUsedAt} /> : 'never'}</td>
    {onEnd && (
      <td>
        <Button size="sm" aria-label={`Revoke ${token.name}`} onClick={() => onEnd(token)}>
          Revoke
        </Button>
      </td>
    )}
  </tr>
);
