import { newPerson, signIn, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const headers = { 'x-requested-with': 'XMLHttpRequest' };

/** Somebody else reports that Amazon asked them the problem. */
async function report(url: string, unitId: string): Promise<void> {
  const person = newPerson();
  await signUp(url, person);
  const { email, password } = person;
  const send = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const signedIn = await send('/v1/auth/signin', { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const { id } = await signedIn.json();
  const month = new Date().toISOString().slice(0, 7);
  const body = { company: 'Amazon', round: 'phone', month };
  const answer = await send(`/v1/users/${id}/units/${unitId}/company-reports`, body, cookie);
  expect(answer.status).toBe(200);
}

test('a company shows at a problem once three learners have reported it, and goes as one takes it back', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const person = newPerson();
  await signUp(url, person);
  await signIn(context, url, person);
  await Promise.all([report(url, 'dsa-rotate-image'), report(url, 'dsa-rotate-image')]);
  await page.goto('/dsaarticle/rotate-image');
  const companies = page.getByRole('region', { name: 'Companies that asked this' });
  await expect(companies.getByRole('button')).toBeVisible();
  await expect(companies).not.toContainText('Amazon');

  const ask = companies.getByRole('button', { name: 'Were you asked this?' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Were you asked this?' });
  await dialog.getByLabel('Company').fill('amazon');
  await dialog.getByLabel('Round').selectOption('On-site interview');
  await dialog.getByRole('button', { name: 'Save report' }).click();
  await expect(dialog).toBeHidden();

  const problem = async () => (await page.request.get('/v1/dsa-problems/rotate-image')).text();
  await expect.poll(problem).toContain('askedAt');
  await page.reload();
  await expect(companies).toContainText(/Asked at Amazon by 3 learners since \w+ \d{4}\./);
  await companies.getByRole('link', { name: 'Amazon' }).click();
  await expect(page.getByRole('heading', { name: 'Problems asked at Amazon' })).toBeVisible();
  await page.getByRole('searchbox').fill('rotate image');
  const row = page.getByRole('row', { name: /Rotate Image/ });
  await expect(row.getByText('3 learners')).toBeVisible();

  await page.goBack();
  await ask.click();
  await dialog.getByRole('button', { name: 'Take back Amazon' }).click();
  await expect(dialog.getByRole('list', { name: 'Your reports' })).toBeHidden();
  await expect.poll(problem).not.toContain('askedAt');
});
