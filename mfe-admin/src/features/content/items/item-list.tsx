import { counted } from '@site/shared/contracts/composition';
import { type ContentKind, type ItemStatus, itemStatus } from '@site/shared/contracts/editorial';
import { Link, useQuery, useSearchParams } from '@site/shared/platform';
import { EmptyState, SearchField, SelectField } from '@site/shared/ui';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import { CardTable } from '../../../tables/card-table.tsx';
import styles from '../content.module.css';
import { itemForms } from './item-forms.ts';
import { ItemState, statusInWords } from './item-state.tsx';
import own from './items.module.css';
import { itemsQuery } from './items.queries.ts';

/** The items of a kind that match the filters in the address. */
export function ItemList({ kind }: { kind: ContentKind }) {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const status = itemStatus.safeParse(params.get('status')).data;
  const change = (name: 'q' | 'status', value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: name === 'q', preventScrollReset: true },
    );
  return (
    <div className={styles.stack}>
      <div className={own.filters}>
        <SearchField
          label={`Search ${itemForms[kind].plural.toLowerCase()}`}
          placeholder="Name, topic or id"
          maxLength={100}
          value={q}
          onChange={({ currentTarget }) => change('q', currentTarget.value)}
          onClear={() => change('q', '')}
        />
        <SelectField
          label="Status"
          labelHidden
          value={status ?? ''}
          onChange={({ currentTarget }) => change('status', currentTarget.value)}
        >
          <option value="">Any status</option>
          {itemStatus.options.map((one) => (
            <option key={one} value={one}>
              {statusInWords[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <Items kind={kind} q={q} status={status} />
    </div>
  );
}

interface ItemsProps {
  kind: ContentKind;
  q: string;
  status: ItemStatus | undefined;
}

function Items({ kind, q, status }: ItemsProps) {
  const filters = { kind, ...(q && { q }), ...(status && { status }) };
  const { data, error, refetch, isPlaceholderData } = useQuery(itemsQuery(filters));
  const { plural, noun, ofUnit } = itemForms[kind];
  const all = plural.toLowerCase();
  if (error || !data) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed={`We couldn't load the ${all}`}
        loading={`Loading ${all}...`}
        height="24rem"
      />
    );
  }
  if (data.length === 0) {
    return <EmptyState title={`No ${all} match`} text="Try another word, or another status." />;
  }
  return (
    <div className={styles.stack} aria-busy={isPlaceholderData}>
      <p className={styles.quiet}>{counted(data.length, noun, all)}</p>
      <CardTable label={plural} columns={['Name', ...(ofUnit ? ['Topic'] : []), 'Status']}>
        {data.map((item) => (
          <tr key={item.id}>
            <th scope="row" className={styles.name}>
              <Link to={`/admin/content/${kind}/${item.id}`}>{item.name || item.id}</Link>
            </th>
            {ofUnit && <td data-label="Topic">{item.place}</td>}
            <td data-label="Status">
              <ItemState {...item} />
            </td>
          </tr>
        ))}
      </CardTable>
    </div>
  );
}
