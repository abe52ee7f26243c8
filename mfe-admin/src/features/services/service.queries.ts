import {
  type ConfinementKind,
  type RenderFailureReason,
  type RenderingStatus,
  renderingStatus,
} from '@site/shared/contracts/site';
import { http, queryOptions } from '@site/shared/platform';

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
  {
    name: 'Readiness',
    purpose: 'The database can be reached and is up to date, and a version of the site is live.',
    path: '/v1/ready',
  },
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

const reasons: Record<RenderFailureReason, string> = {
  threw: 'its code failed',
  late: 'it took too long',
  hung: 'it stopped responding',
  crashed: 'its process ended',
  resting: 'its process ended as soon as it had started',
  busy: 'too many of its pages were requested at once',
};

const confinements: Record<ConfinementKind, string> = {
  bubblewrap: 'bubblewrap keeps it from files, other processes and the network.',
  namespaces: 'Linux namespaces keep it from files, other processes and the network.',
  permissions:
    "only Node's permission model confines it, and nothing keeps it from the network. The log of the server says what to do.",
};

/** Which units the server doesn't render, since when and why, and what their code may do there. */
function readRendering(response: unknown): Reading {
  const { confinement, unrendered } = renderingStatus.parse(response);
  if (!confinement) return { isWhole: true, lines: ['Browsers render all pages (RENDERERS=0).'] };
  const units = unrendered.map(sentence);
  return {
    isWhole: units.length === 0,
    lines: [
      ...(units.length > 0 ? units : ['The server renders the pages of all units.']),
      `What confines the code of remotes: ${confinements[confinement]}`,
    ],
  };
}

const sentence = ({ unit, version, since, reason }: RenderingStatus['unrendered'][number]) =>
  `The server hasn't rendered ${unit} ${version} since ${new Date(since).toLocaleString()}, so browsers do: ${reasons[reason]}.`;

/** What a service's response says. */
interface Reading {
  /** Whether all of it works. */
  isWhole: boolean;
  lines: readonly string[];
}
