import { http, queryOptions } from '@site/shared/platform';

export interface Service {
  name: string;
  /** What it means if it responds. */
  purpose: string;
  path: string;
}

export const services: Service[] = [
  { name: 'API', purpose: 'The server process is responding.', path: '/v1/health' },
  { name: 'Database', purpose: 'It can be reached and is up to date.', path: '/v1/ready' },
];

/** Checked again whenever the page is opened; a service that doesn't respond isn't retried automatically. */
export const serviceQuery = ({ path }: Service) =>
  queryOptions({
    queryKey: ['service', path],
    queryFn: async ({ signal }) => {
      await http.get(path, { signal });
      return true;
    },
    staleTime: 0,
    retry: false,
  });
