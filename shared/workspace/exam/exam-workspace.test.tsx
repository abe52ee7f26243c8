import { EditorView } from '@codemirror/view';
import type { SolutionLanguage } from '@site/shared/contracts/practice';
import { renderApp } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Engine } from '../engine/engine.ts';
import { adding, addingInBoth } from '../testing/adding.ts';
import { failedWith, fakePython, gave } from '../testing/fake-python.ts';
import { ExamWorkspace } from './exam-workspace.tsx';
import { judgeProgram } from './judge-program.ts';

/** jsdom doesn't support selections in a shadow root. */
beforeEach(() => void jest.spyOn(EditorView.prototype, 'focus').mockImplementation(() => {}));

const button = (name: string) => screen.getByRole('button', { name });

type Programs = Partial<Record<SolutionLanguage, string>>;

interface ExamProps {
  written: Programs;
  onChange: (language: SolutionLanguage, code: string) => void;
  onTested: jest.Mock;
  engine: () => Engine;
}

/** The editor of a test, with what is written stored beside it. */
function Exam({ written, onChange, onTested, engine }: ExamProps) {
  const [programs, setPrograms] = useState(written);
  return (
    <ExamWorkspace
      problem={addingInBoth}
      programIn={(language) => programs[language]}
      onChange={(language, code) => {
        onChange(language, code);
        setPrograms({ ...programs, [language]: code });
      }}
      onTested={onTested}
      engine={engine}
    />
  );
}

function openExam(written: Programs) {
  const fake = fakePython();
  const onChange = jest.fn();
  const onTested = jest.fn();
  const exam = <Exam {...{ written, onChange, onTested }} engine={fake.python} />;
  const view = renderApp([{ path: '/exam', element: exam }], { path: '/exam' });
  return { ...view, ...fake, onChange, onTested };
}

test("the hint has the keys of a test: there's nothing to submit", async () => {
  const { user } = openExam({ python: 'print("mine")\n' });
  await program('Python');
  await user.click(button('Edit'));
  expect(await screen.findByText(/add Shift to run the tests/)).toBeVisible();
});

test('each run on the cases that are shown is reported, and none that was stopped', async () => {
  const { user, jobs, judge, finish, end, onTested } = openExam({ python: 'print("mine")\n' });
  await program('Python');
  await user.click(button('Run tests'));
  await waitFor(() => expect(jobs).toHaveLength(1));
  judge(gave('3'), gave('1', false));
  await finish();
  await waitFor(() => expect(onTested).toHaveBeenCalledWith('python', { passed: 1, total: 2 }));
  await user.click(button('Run tests'));
  await waitFor(() => expect(jobs).toHaveLength(2));
  judge(gave('3'), gave('0'));
  await finish();
  await waitFor(() => expect(onTested).toHaveBeenLastCalledWith('python', { passed: 2, total: 2 }));
  await user.click(button('Run tests'));
  await waitFor(() => expect(jobs).toHaveLength(3));
  await end({ kind: 'stopped' });
  expect(onTested).toHaveBeenCalledTimes(2);
});

const program = (language: string) =>
  screen.findByRole('region', { name: `Your ${language} solution to Add` });

test('a program is run on the cases that are shown, and nothing is submitted or helped with', async () => {
  const { user, jobs, judge, finish } = openExam({ python: 'print("mine")\n' });
  expect(await program('Python')).toHaveTextContent('print("mine")');
  for (const name of ['Submit', 'Attempts', 'Step through', 'Your own cases']) {
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  }
  await user.click(button('Run tests'));
  await waitFor(() => expect(jobs).toHaveLength(1));
  expect(jobs[0]?.cases).toHaveLength(2);
  judge(gave('3'), gave('0'));
  await finish();
  expect(await screen.findByText('2 of 2 tests passed')).toBeVisible();
});

test('each language has its program, and Reset can be undone', async () => {
  const { user, onChange } = openExam({ python: 'print("mine")\n' });
  await program('Python');
  await user.click(screen.getByRole('tab', { name: 'JavaScript' }));
  expect(await program('JavaScript')).toHaveTextContent('function add(a, b) {');
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Python' }));
  await program('Python');
  await user.click(button('Reset'));
  expect(onChange).toHaveBeenLastCalledWith('python', addingInBoth.starter);
  await act(() => user.click(button('Undo reset')));
  expect(onChange).toHaveBeenLastCalledWith('python', 'print("mine")\n');
});

describe('a program that is judged', () => {
  const program = { language: 'python', code: 'def add(a, b): ...' } as const;

  async function judging() {
    const fake = fakePython();
    const stopping = new AbortController();
    const judged = judgeProgram(adding, program, stopping.signal, fake.python);
    await waitFor(() => expect(fake.jobs).toHaveLength(1));
    return { ...fake, judged, stop: () => stopping.abort() };
  }

  test('a program is run on all cases, hidden ones too', async () => {
    const { judged, jobs, judge, finish } = await judging();
    expect(jobs[0]).toMatchObject({ source: program.code });
    expect(jobs[0]?.cases).toHaveLength(3);
    judge(gave('3'), failedWith('ValueError'), gave('1000000001'));
    await finish();
    expect(await judged).toEqual({ passed: 2, total: 3, failed: ['negative'] });
  });

  test('a case that takes too long ends the run, and the ones after it do not count', async () => {
    const { judged, judge, end } = await judging();
    judge(gave('3'));
    await end({ kind: 'time-limit', limitMs: 2_000 });
    expect(await judged).toEqual({ passed: 1, total: 3, failed: ['negative', 'large'] });
  });

  test('a program that fails before its cases passes none', async () => {
    const { judged, finish } = await judging();
    await finish({ type: 'SyntaxError', text: 'SyntaxError: no', line: 1 });
    expect(await judged).toEqual({ passed: 0, total: 3, failed: ['small', 'negative', 'large'] });
  });

  test('without an engine, or if it is stopped, nobody knows', async () => {
    const away = await judging();
    await away.end({ kind: 'unavailable', stage: 'fetch' });
    expect(await away.judged).toBeNull();
    const stopped = await judging();
    stopped.stop();
    expect(await stopped.judged).toBeNull();
  });
});
