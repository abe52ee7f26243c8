import type { Place } from '../kind.ts';
import type { DeviceStore } from '../store.ts';
import { drafts, ownCases, quizAnswers } from '../stores.ts';
import { workOf } from '../work-of.ts';
import type { Dated } from './account-version.ts';
import { type AccountCopy, accountVersion } from './account-version.ts';
import { answersCopy, casesCopy, draftCopy } from './copies.ts';
import { saveWithAccount } from './save-with-account.ts';

/**
 * Sends what a person wrote on this device and their account lacks, since its page was closed before it could be sent.
 * If the account has another version by now, both wait for the page, which shows them.
 */
export function sendUnsent(person: string): void {
  send(drafts, person, (name, placeOf) => draftCopy(workOf(name), person, placeOf));
  send(ownCases, person, (name, placeOf) => casesCopy(workOf(name), person, placeOf));
  send(quizAnswers, person, (name, placeOf) => answersCopy(name, person, placeOf));
}

function send<Value extends Dated & Place>(
  store: DeviceStore<Value>,
  person: string,
  copyOf: (name: string, placeOf: () => Place) => AccountCopy<Value>,
): void {
  for (const name of store.names(person)) {
    const own = store.read(name, person);
    if (!own) continue;
    const copy = copyOf(name, () => ({ title: own.title, path: own.path }));
    if (accountVersion(copy).isDirty(own)) saveWithAccount(copy, null)();
  }
}
