import { createHmac } from 'node:crypto';
import { networkOf } from '../limits/index.ts';

/**
 * Stands for a network in the log: the same in all processes, so that it shows what comes from one network,
 * but nobody can get from it to the address without the key.
 */
export const networkMarks = (key: Buffer) => (ip: string) =>
  createHmac('sha256', key).update(networkOf(ip)).digest('hex').slice(0, 12);
