import { type Attempt, problemOfUnit, unitOf } from '@site/shared/contracts';
import {
  attempts,
  type DeviceStore,
  type Draft,
  drafts,
  type Owner,
  type OwnInputs,
  ownCases,
  type Place,
  type TaskWork,
  taskWork,
} from '@site/shared/device';

type Store<Value> = Pick<DeviceStore<Value>, 'read' | 'write' | 'onChange'>;
type Part = 'draft' | 'attempts' | 'cases';

const places = new Map<string, Place>();

/** Says what the task on this page is called, so that a list can name what is kept of it. */
export function nameTask(problemId: string, title: string): void {
  const unit = unitOf(problemId);
  if (unit !== null) places.set(unit, { title, path: location.pathname });
}

/** One part of what a person has made of the task of a unit, all of which is kept together. */
const partOf =
  <P extends Part>(part: P) =>
  (unitId: string): Store<NonNullable<TaskWork[P]>> => ({
    read: (_, owner) => taskWork.read(unitId, owner)?.[part] ?? null,
    write(_, owner, value) {
      const known = taskWork.read(unitId, owner);
      const place = places.get(unitId) ?? { title: known?.title ?? '', path: known?.path ?? '' };
      const work = { draft: null, attempts: null, cases: null, ...known, ...place, [part]: value };
      taskWork.write(unitId, owner, isNothing(work, owner) ? null : work);
    },
    onChange: (listener) => taskWork.onChange((unit) => listener(problemOfUnit(unit))),
  });

/** A visitor's starter isn't offered to be merged; an account is told that somebody has gone back to it. */
const isNothing = ({ draft, attempts, cases }: TaskWork, owner: Owner) =>
  !attempts && !cases && (owner === null ? !draft?.code : !draft);

const ofTasks = {
  drafts: partOf('draft'),
  attempts: partOf('attempts'),
  cases: partOf('cases'),
};

/** Where the device keeps a person's program for a problem, or for the task of a unit. */
export function draftsOf(name: string): Store<Draft> {
  const unit = unitOf(name);
  return unit === null ? drafts : ofTasks.drafts(unit);
}

/** Where it keeps what they have submitted. */
export function attemptsOf(problemId: string): Store<Attempt[]> {
  const unit = unitOf(problemId);
  return unit === null ? attempts : ofTasks.attempts(unit);
}

/** Where it keeps the inputs that they have added. */
export function casesOf(name: string): Store<OwnInputs> {
  const unit = unitOf(name);
  return unit === null ? ownCases : ofTasks.cases(unit);
}
