import { counted } from '@site/shared/contracts/composition';
import type { AdminDsaProblemList, AdminDsaProblemsQuery } from '@site/shared/contracts/editorial';
import {
  Link,
  messageOf,
  toast,
  useMutation,
  useQuery,
  useSearchParams,
} from '@site/shared/platform';
import { DifficultyBadge, EmptyState } from '@site/shared/ui';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import { useRight } from '../../../rights/rights.tsx';
import { CardTable } from '../../../tables/card-table.tsx';
import styles from '../content.module.css';
import { MoveButtons, useFocusAfterMove } from '../move-buttons.tsx';
import { ProblemFilters, readFilters } from './problem-filters.tsx';
import { ProblemState } from './problem-status.tsx';
import { orderProblems, problemsQuery } from './problems.queries.ts';

type Listed = AdminDsaProblemList['items'][number];

/** The DSA problems that match the filters in the address. */
export function ProblemList() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const change = (name: keyof AdminDsaProblemsQuery, value: string) =>
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
      <ProblemFilters filters={filters} onChange={change} />
      <Problems filters={filters} />
    </div>
  );
}

function Problems({ filters }: { filters: AdminDsaProblemsQuery }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(problemsQuery(filters));
  const { category } = filters;
  /** The order is that of a whole category. */
  const mayOrder = useRight('content');
  const ordering = mayOrder && category !== undefined && Object.keys(filters).length === 1;
  const published = data?.filter((problem) => problem.published) ?? [];
  const move = useMove(category, published);
  if (error || !data) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed="We couldn't load the DSA problems"
        loading="Loading DSA problems..."
        height="24rem"
      />
    );
  }
  if (data.length === 0) {
    return <EmptyState title="No DSA problems match" text="Try another word, or fewer filters." />;
  }
  return (
    <div className={styles.stack} aria-busy={isPlaceholderData}>
      <p className={styles.quiet}>
        {counted(data.length, 'DSA problem')}
        {mayOrder && !ordering && '. To change their order, filter by category only.'}
      </p>
      <CardTable
        label="DSA problems"
        columns={['Problem', 'Category', 'Difficulty', 'Status', ...(ordering ? ['Order'] : [])]}
      >
        {data.map((problem) => (
          <tr key={problem.id}>
            <th scope="row" className={styles.name}>
              <Link to={`/admin/problems/${problem.id}`}>{problem.title}</Link>
            </th>
            <td className={styles.nowrap} data-label="Category">
              {problem.category || 'None yet'}
            </td>
            <td data-label="Difficulty">
              <DifficultyBadge difficulty={problem.difficulty} />
            </td>
            <td data-label="Status">
              <ProblemState {...problem} />
            </td>
            {ordering && (
              <td className={styles.nowrap} data-label="Order">
                {problem.published && (
                  <MoveButtons
                    id={problem.id}
                    name={problem.title}
                    position={published.indexOf(problem)}
                    count={published.length}
                    onMove={(by, button) => move(problem.id, by, button)}
                  />
                )}
              </td>
            )}
          </tr>
        ))}
      </CardTable>
    </div>
  );
}

/** Moves a published problem within its category; the pressed button is focused again afterwards. */
function useMove(category: AdminDsaProblemsQuery['category'], published: readonly Listed[]) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: string[]) => category && orderProblems({ category, ids }),
    onError: (error) => toast.error(messageOf(error, "We couldn't move it. Please try again.")),
  });
  const ids = published.map(({ id }) => id);
  const keepFocus = useFocusAfterMove(ids.join());
  return (id: string, by: number, button: string) => {
    if (isPending) return;
    keepFocus(button);
    const from = ids.indexOf(id);
    mutate(ids.toSpliced(from, 1).toSpliced(from + by, 0, id));
  };
}
