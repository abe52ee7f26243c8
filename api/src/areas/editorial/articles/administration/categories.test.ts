import { createEditorialSite, type EditorialSite } from '../../../../../testing/editorial-site.ts';

let site: EditorialSite;
beforeAll(async () => {
  site = await createEditorialSite();
});
afterAll(() => site.close());

const make = (body: object) => site.meera.post('/v1/articles/categories/', body);

test('a category is made in place, and an article can have it at once', async () => {
  const answer = await make({ name: 'System design & more', sort_order: 5 });
  expect(answer.statusCode).toBe(201);
  const made = answer.json();
  expect(made).toMatchObject({ slug: 'system-design-more', description: '', is_active: true });
  expect((await site.visitor().get('/v1/articles/categories/')).json()).toContainEqual(made);
  const { id } = await site.write('Categorised', { category_id: made.id });
  const seen = (await site.visitor().get(`/v1/articles/${id}`)).json();
  expect(seen.category).toEqual(made);
  const { items } = (await site.ravi.get('/v1/admin/audit-log')).json();
  expect(items).toContainEqual(
    expect.objectContaining({ action: 'article-category.create', subject: made.id }),
  );
});

test.each([
  ['a name that is taken, however it is written', { name: 'PATTERNS' }, 409, 'name'],
  ['the name of what has no category', { name: 'General' }, 409, 'name'],
  ['a slug that is taken', { name: 'More patterns', slug: 'patterns' }, 409, 'slug'],
  ['a parent nobody knows', { name: 'Child', parent_category_id: 'x' }, 400, 'parent_category_id'],
  ['no name', { name: ' ' }, 400, 'name'],
  ['a colour that is none', { name: 'Red', color: 'red' }, 400, 'color'],
])('%s is refused, and the field is named', async (_, body, status, field) => {
  const answer = await make(body);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([status, [field]]);
});

test('two of one name at the same moment are one', async () => {
  const answers = await Promise.all([make({ name: 'Twice' }), make({ name: 'twice' })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('a category has one level below it', async () => {
  const { id } = (await make({ name: 'Child', parent_category_id: 'patterns' })).json();
  const answer = await make({ name: 'Grandchild', parent_category_id: id });
  expect(answer.json().errors).toEqual({
    parent_category_id: 'This category is itself part of another one.',
  });
});
