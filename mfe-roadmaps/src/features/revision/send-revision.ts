import { type Delivery, outbox, toast, type Write } from '@site/shared/platform';
import { followRevisions } from './follow-revisions.ts';

/**
 * Sends a change of the schedule, or lets it wait for the network and says so. What the API confirms is
 * written into what the page knows before this resolves.
 */
export async function sendRevision(write: Write): Promise<Delivery> {
  followRevisions();
  const delivery = await (await outbox()).deliver(write);
  if (delivery.status === 'waiting') toast(delivery.message, { id: 'waiting' });
  return delivery;
}
