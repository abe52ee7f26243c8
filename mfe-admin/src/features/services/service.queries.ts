import { http, queryOptions } from '@site/shared/platform';
import { readRendering } from './read-rendering.ts';
import type { Reading } from './reading.ts';

export interface Service {
  name: string;
  /** What a response means. */
  purpose: string;
  path: string;
  /** Only administrators may request it. */
  isAdmins?: boolean;
  /** For a service whose response says more than that it works. */
  read?(answer: unknown): Reading;
}

export const services: readonly Service[] = [
  { name: 'API', purpose: 'The server process is responding.', path: '/v1/health' },
  { name: 'Database', purpose: 'It can be reached and is up to date.', path: '/v1/ready' },
  {
    name: 'Rendering',
    purpose: 'The server renders pages.',
    path: '/v1/admin/rendering',
    isAdmins: true,
    read: readRendering,
  },
];

const SERVICE = 'service';

/** The queries of all services. */
export const ofServices = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(SERVICE),
};

/** Checked again whenever the page is opened; a service that doesn't respond isn't retried automatically. */
export const serviceQuery = ({ path, purpose, isAdmins = false, read }: Service) =>
  queryOptions({
    queryKey: [...(isAdmins ? ['admin-data'] : []), SERVICE, path],
    queryFn: async ({ signal }): Promise<Reading> => {
      const { data } = await http.get(path, { signal });
      return read?.(data) ?? { isWhole: true, lines: [purpose] };
    },
    staleTime: 0,
    retry: false,
  });
