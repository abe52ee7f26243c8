import { records } from '@site/shared/sync';
import { useEffect } from 'react';

/** Sends what a person wrote on pages that were closed, or reloaded, before it could be sent. */
export function useUnsentWork(person: string): void {
  useEffect(() => {
    sendUnsentWork(person).catch(() => {});
  }, [person]);
}

async function sendUnsentWork(person: string): Promise<void> {
  await records.open();
  if (records.list(({ owner }) => owner === person).length === 0) return;
  const { sendUnsent } = await import('@site/shared/device');
  sendUnsent(person);
}
