import type { MockAttempt } from '@site/shared/contracts/practice';
import { asha } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { forgetWork } from '../features/mock-test/device-work.ts';
import {
  ATTEMPT_ID,
  buildAttempt,
  buildResult,
  buildTestList,
} from '../features/mock-test/testing/build-attempt.ts';
import {
  address,
  attemptPath,
  button,
  handInPath,
  heading,
  open,
  storedWork,
  withTest,
  workPath,
} from '../testing/mock-test-site.ts';

afterEach(() => forgetWork(ATTEMPT_ID, asha.id));

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

/** A test of which the questions are one section, and the problem the next. */
function buildPaper(secondsLeft: number, facts: Partial<MockAttempt> = {}): MockAttempt {
  const points = { right: 4, wrong: 1 };
  const endsAt = inSeconds(secondsLeft + 30 * 60);
  return buildAttempt({
    sections: [
      {
        ...{ title: 'Aptitude', minutes: 20, points, endsAt: inSeconds(secondsLeft) },
        ...{ problems: [], questions: ['core/threads', 'core/pages'] },
      },
      {
        ...{ title: 'Coding', minutes: 30, points, endsAt },
        ...{ problems: ['two-sum'], questions: [] },
      },
    ],
    endsAt,
    calculator: true,
    ...facts,
  });
}

const nextSectionPath = `${attemptPath}/next-section`;
const timer = () => screen.getByRole('timer', { name: 'Time left in this section' });

test('a section shows what is in it, and its own time', async () => {
  open(withTest(buildPaper(20 * 60)));
  expect(await screen.findByText('Section 1 of 2: Aptitude')).toBeVisible();
  expect(timer()).toHaveTextContent(/^(20:00|19:\d\d)$/);
  expect(screen.getByRole('group', { name: 'Question 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Two Sum/ })).not.toBeInTheDocument();
});

test('when the time of a section is up, the next one begins, and the test goes on', async () => {
  const api = withTest(buildPaper(1));
  open(api);
  expect(await screen.findByText('Section 1 of 2: Aptitude')).toBeVisible();
  expect(await screen.findByText('Section 2 of 2: Coding', {}, { timeout: 4_000 })).toBeVisible();
  expect(timer()).toHaveTextContent(/^(30:00|29:\d\d)$/);
  expect(await screen.findByRole('button', { name: /^Two Sum/ })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Question 1' })).not.toBeInTheDocument();
  expect(button('Hand in')).toBeVisible();
  expect(api.callsTo('post', handInPath)).toEqual([]);
});

test('a section can be ended early, with a confirmation that says what is empty', async () => {
  const paper = buildPaper(20 * 60);
  const api = withTest(paper).on('post', nextSectionPath, () => {
    const ended = buildPaper(0);
    api.on('get', attemptPath, () => ({ status: 200, data: ended }));
    return { status: 200, data: ended };
  });
  const { user } = open(api);
  await user.click(await screen.findByRole('radio', { name: 'threads one' }));
  await user.click(button('End section'));
  const dialog = within(await screen.findByRole('dialog', { name: 'End “Aptitude”?' }));
  expect(dialog.getByText(/You can't come back to it. “Coding” begins at once/)).toBeVisible();
  expect(dialog.getByText('1 question')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End section' }));
  expect(await screen.findByText('Section 2 of 2: Coding')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // On a busy machine it's saved before the section ends.
  const ended = api.callsTo('post', nextSectionPath)[0]?.data;
  const saved = api.callsTo('put', workPath)[0]?.data;
  expect(ended).toMatchObject({ section: 0 });
  expect([ended, saved]).toContainEqual(
    expect.objectContaining({
      answers: [expect.objectContaining({ question: 'core/threads', option: 0 })],
    }),
  );
});

test('a section that was ended on another device is over here too', async () => {
  const api = withTest(buildPaper(20 * 60)).on('put', workPath, () => {
    api.on('get', attemptPath, () => ({ status: 200, data: buildPaper(-60) }));
    return { status: 409, data: { code: 'section-closed', message: '“Aptitude” is over.' } };
  });
  const { user } = open(api);
  await user.click(await screen.findByRole('radio', { name: 'threads one' }));
  expect(await screen.findByText('Section 2 of 2: Coding', {}, { timeout: 4_000 })).toBeVisible();
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  expect(api.callsTo('put', workPath)).toHaveLength(1);
  // It's shown with the result.
  expect(storedWork().answers).toHaveLength(1);
});

test('a calculator opens if the test allows one', async () => {
  const { user } = open(withTest(buildPaper(20 * 60)));
  await user.click(await screen.findByRole('button', { name: 'Calculator' }));
  const calculator = within(await screen.findByRole('region', { name: 'Calculator' }));
  const field = calculator.getByRole('textbox', { name: 'Expression' });
  await user.type(field, '2(3+4)^2');
  await user.click(calculator.getByRole('button', { name: 'divided by' }));
  await user.click(calculator.getByRole('button', { name: 'square root' }));
  await user.type(field, '4');
  await user.click(calculator.getByRole('button', { name: 'Calculate' }));
  expect(calculator.getByRole('status')).toHaveTextContent('= 49');
  await user.click(calculator.getByRole('button', { name: 'Close the calculator' }));
  expect(screen.queryByRole('region', { name: 'Calculator' })).not.toBeInTheDocument();
});

test('a test without a calculator says so', async () => {
  open(withTest());
  expect(await screen.findByText('No calculator')).toBeVisible();
});

test('a paper lists its sections and rules before it starts', async () => {
  const [test] = buildTestList().tests;
  const points = { right: 4, wrong: 1 };
  const paper = {
    ...test,
    sections: [
      { title: 'Aptitude', minutes: 20, problems: 0, questions: 2, points },
      { title: 'Coding', minutes: 40, problems: 1, questions: 0, points },
    ],
    drawn: true,
    calculator: true,
  };
  open(
    withTest().on('get', '/v1/mock-tests/first', () => ({ status: 200, data: paper })),
    '/mock-tests/first',
  );
  const table = within(await screen.findByRole('table', { name: 'Sections of this test' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'SectionTimeContentsPoints',
    'Aptitude20 min2 questions+4, −1',
    'Coding40 min1 problem–',
  ]);
  expect(screen.getByText(/A wrong answer takes 1 point/)).toBeVisible();
  expect(screen.getByText('There is a scientific calculator on the page.')).toBeVisible();
  expect(screen.getByText(/^The questions are drawn for each attempt/)).toBeVisible();
});

test('the result of a paper has its questions by section, and points may be less than none', async () => {
  const result = buildResult({
    points: -2,
    sections: [
      {
        ...{ title: 'Aptitude', points: -2, outOf: 8, right: 0, wrong: 2, unanswered: 0 },
        ...{ minutes: 20, secondsUsed: 600 },
      },
      {
        ...{ title: 'Coding', points: 0, outOf: 5, right: 0, wrong: 0, unanswered: 0 },
        ...{ minutes: 30, secondsUsed: 0 },
      },
    ],
  });
  open(withTest(buildPaper(-1, { state: 'handed-in', result })), address);
  await heading('Result: First test');
  expect(screen.getByRole('heading', { name: '−2 of 7 points' })).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Result by section' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    'Aptitude−2 of 80200%10:00 of 20 min',
    'Coding0 of 5––––0:00 of 30 min',
  ]);
  expect(screen.getByRole('heading', { name: 'Aptitude', level: 3 })).toBeVisible();
});
