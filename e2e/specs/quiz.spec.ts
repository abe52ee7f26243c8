import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expectInteractive } from '../fixtures/live-page.ts';
import { expect, test } from '../fixtures/test.ts';

const SHEET = '/roadmaps/core-subjects';
const QUIZ = `${SHEET}/core-subjects-deadlocks`;

const isAt = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();

/** The positions of the right options. */
async function rightAnswers({ request }: Page): Promise<number[]> {
  const { questions } = await (
    await request.get('/v1/roadmaps/core-subjects/units/core-subjects-deadlocks')
  ).json();
  return questions.map(({ answer }: { answer: number }) => answer);
}

/** The rounds of the answers that the account has. A device sends them after a pause. */
async function savedRounds({ request }: Page): Promise<number[]> {
  const { id } = await (await request.get('/v1/auth/me')).json();
  const address = `/v1/users/${id}/quizzes/core-subjects-deadlocks/answers`;
  const { answers } = await (await request.get(address)).json();
  return answers.map(({ round }: { round: number }) => round);
}

async function answer(page: Page, option: number) {
  const chosen = page.getByRole('main').getByRole('radio').nth(option);
  await expectInteractive(chosen);
  await chosen.check();
  await page.getByRole('button', { name: 'Check answer' }).click();
}
const goOn = (page: Page) =>
  page.getByRole('button', { name: /^(Next question|See how you did)$/ }).click();

test('a learner opens a quiz from the sheet, tries again what was wrong, and completes the unit; another device has it', async ({
  page,
  person,
  signInElsewhere,
}) => {
  const right = await rightAnswers(page);
  await page.goto(`${SHEET}?topic=core-subjects-topic-operating-systems`);
  await page.getByRole('link', { name: 'Deadlocks', exact: true }).click();
  await expect(page).toHaveURL(QUIZ);
  await isAt(page, 'Question 1 of 10');
  await expectAccessible(page);

  await answer(page, ((right[0] ?? 0) + 1) % 4);
  await expect(page.getByText('Not quite.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await isAt(page, 'Question 2 of 10');
  await page.reload();
  await isAt(page, 'Question 2 of 10');
  for (const option of right.slice(1)) {
    await answer(page, option);
    await expect(page.getByText('Right.', { exact: true })).toBeVisible();
    await goOn(page);
  }
  await expect(page.getByText('9 of 10 right.')).toBeVisible();
  await expectAccessible(page);

  await expect.poll(() => savedRounds(page)).toHaveLength(10);
  const elsewhere = await signInElsewhere(person);
  await elsewhere.goto(QUIZ);
  await expect(elsewhere.getByText('9 of 10 right.')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Try the one you missed' }).click();
  await answer(elsewhere, right[0] ?? 0);
  await goOn(elsewhere);
  await expect(elsewhere.getByText('You got every question right.')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: /^Completed/ })).toBeVisible();

  await expect.poll(() => savedRounds(page)).toContain(2);
  await page.reload();
  await expect(page.getByText('You got every question right.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Completed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await isAt(page, 'Question 1 of 10');
  await expect(page.getByRole('button', { name: /^Completed/ })).toBeVisible();
});
