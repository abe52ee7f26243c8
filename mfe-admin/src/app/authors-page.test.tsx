import type { ManagedAuthor } from '@site/shared/contracts/editorial';
import { renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, editor, ravi } from '../testing/admin-api.ts';

const URL = '/v1/admin/authors';

const meera: ManagedAuthor = {
  id: '7d1f0a52-8c1f-4b57-9d1e-6a1b6f7f2c77',
  name: 'Meera Iyer',
  slug: 'meera-iyer',
  about: 'Writes about graphs.',
  administrator: null,
  articles: 12,
};

/** An API that stores what it's sent. */
function storing(admin: typeof ravi | typeof editor = ravi) {
  const stored = [meera];
  return adminApi()
    .on('get', '/v1/admins/me', () => ({ status: 200, data: admin }))
    .on('get', URL, () => ({ status: 200, data: { items: stored } }))
    .on('post', URL, ({ data }) => {
      const { own, ...body } = data as { own: boolean; name: string; about: string };
      const made = {
        ...{ ...meera, ...body, id: ravi.id, slug: 'ravi-menon', articles: 0 },
        administrator: own ? { id: admin.id, name: admin.name } : null,
      };
      stored.push(made);
      return { status: 201, data: made };
    });
}

const open = (api: ReturnType<typeof storing>) =>
  renderApp(routes, { path: '/admin/authors', api });
const button = (name: string) => screen.findByRole('button', { name });

test('an administrator writes their author page, which begins with their name', async () => {
  const { user, api } = open(storing());
  const row = await screen.findByRole('row', { name: /^Meera Iyer/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/author/meera-iyer');
  await user.click(await button('Write your author page'));
  const dialog = within(screen.getByRole('dialog', { name: 'Your author page' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ravi Menon');
  await user.type(dialog.getByRole('textbox', { name: 'About' }), 'Teaches.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('row', { name: /^Ravi Menon Teaches\. Ravi Menon/ }),
  ).toBeVisible();
  expect(api.callsTo('post', URL).map(({ data }) => data)).toEqual([
    { name: 'Ravi Menon', slug: '', about: 'Teaches.', own: true },
  ]);
  expect(screen.queryByRole('button', { name: 'Write your author page' })).not.toBeInTheDocument();
});

test("an owner changes another's; what the server refuses is at its field, and what was typed stays", async () => {
  const message = 'Another author has this address.';
  const { user } = open(
    storing().on('put', `${URL}/${meera.id}`, () => ({
      status: 409,
      data: { code: 'slug-taken', message, errors: { slug: message } },
    })),
  );
  await user.click(await button('Change Meera Iyer'));
  const dialog = within(screen.getByRole('dialog', { name: 'Change author' }));
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await user.clear(address);
  await user.type(address, 'ravi');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(address).toHaveValue('ravi');
});

test('an editor changes their own author alone, and adds no guests', async () => {
  open(storing(editor));
  expect(await button('Write your author page')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Meera Iyer/ })).toBeVisible();
  for (const name of ['Change Meera Iyer', 'New guest author'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
