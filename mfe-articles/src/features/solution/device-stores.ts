import type { Attempt } from '@site/shared/contracts';
import {
  attempts,
  type DeviceStore,
  type Draft,
  drafts,
  ownCases,
  type TaskWork,
  taskWork,
} from '@site/shared/device';
import { isOfUnit, unitOf } from './language/solvable.ts';

type Store<Value> = Pick<DeviceStore<Value>, 'read' | 'write' | 'onChange'>;
type Part = 'draft' | 'attempts' | 'cases';

/** One part of what a person has made of the task of a unit, all of which is kept together. */
const partOf = <P extends Part>(part: P): Store<NonNullable<TaskWork[P]>> => ({
  read: (name, owner) => taskWork.read(unitOf(name), owner)?.[part] ?? null,
  write(name, owner, value) {
    const known = taskWork.read(unitOf(name), owner);
    const [title = ''] = document.title.split(' · ');
    const place = { title, path: location.pathname };
    const work = { draft: null, attempts: null, cases: null, ...known, ...place, [part]: value };
    taskWork.write(unitOf(name), owner, work);
  },
  onChange: (listener) => taskWork.onChange(listener),
});

const ofTasks = {
  drafts: partOf('draft'),
  attempts: partOf('attempts'),
  cases: partOf('cases'),
};

/** Where the device keeps a person's program for a problem, or for the task of a unit. */
export const draftsOf = (name: string): Store<Draft> => (isOfUnit(name) ? ofTasks.drafts : drafts);

/** Where it keeps what they have submitted. */
export const attemptsOf = (problemId: string): Store<Attempt[]> =>
  isOfUnit(problemId) ? ofTasks.attempts : attempts;

/** Where it keeps the inputs that they have added. */
export const casesOf = (name: string): Store<string[]> =>
  isOfUnit(name) ? ofTasks.cases : ownCases;
