import { useSearchParams } from '@site/shared/platform';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/index.ts';
import { useTyped } from './index.ts';

/** A list with a search; its address says the search without the spaces around it. */
function List() {
  const [params, setParams] = useSearchParams();
  const [typed, type] = useTyped(params.get('search') ?? '', (search) =>
    setParams({ search: search.trim() }, { replace: true }),
  );
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => type(target.value)} />
      <button type="button" onClick={() => setParams({ search: 'graphs' })}>
        About graphs
      </button>
    </>
  );
}

const open = (path = '/list') => {
  const { user, router } = renderApp([{ path: '/list', element: <List /> }], { path });
  const addressIs = (address: string) =>
    waitFor(() => expect(router.state.location.search).toBe(address));
  return { user, router, addressIs, field: screen.getByRole('textbox', { name: 'Search' }) };
};

test('what is typed joins the address once the person rests', async () => {
  const { user, addressIs, field } = open();
  await user.type(field, 'two sum');
  await addressIs('?search=two+sum');
  expect(field).toHaveValue('two sum');
});

test('it joins at once when the field loses the focus', async () => {
  const { user, router, field } = open();
  await user.type(field, 'two sum');
  await user.tab();
  expect(router.state.location.search).toBe('?search=two+sum');
});

test('a rest between two words takes no space away', async () => {
  const { user, addressIs, field } = open();
  await user.type(field, 'two ');
  await addressIs('?search=two');
  await user.type(field, 'sum');
  expect(field).toHaveValue('two sum');
  await addressIs('?search=two+sum');
});

test('an address that changes elsewhere changes the field', async () => {
  const { user, addressIs, field } = open('/list?search=trees');
  expect(field).toHaveValue('trees');
  await user.click(screen.getByRole('button', { name: 'About graphs' }));
  await addressIs('?search=graphs');
  expect(field).toHaveValue('graphs');
});
