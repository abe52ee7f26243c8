/**
 * The façade: everything of the host that remotes may use, shared at runtime as one instance. Its
 * version is the contract version; taking an export away or changing one is a new major version. What
 * has members is frozen, so that no remote replaces one for the others.
 */
import { toast } from 'react-hot-toast/headless';
import { createEventBus } from '../contracts/composition/index.ts';
import { records as all, type Records } from '../sync/index.ts';

export {
  type QueryClient,
  queryOptions,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
/** The headless form: the other one writes its own styles into the page, which the policy forbids. */
export { toast } from 'react-hot-toast/headless';
export {
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  redirect,
  replace,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export {
  fieldErrorsOf,
  type HttpClient,
  http,
  messageOf,
  onFailedCall,
  problemOf,
  statusOf,
} from '../http/index.ts';
export {
  comeBack,
  leaveToLogIn,
  loginPath,
  type Place,
  personKey,
  rememberRedirect,
  type SessionUser,
  safeRedirect,
  sessionStore,
  takeRedirect,
  takeScroll,
  usePersonKey,
  useSession,
  type Wanted,
  wantedAt,
} from '../session/index.ts';
export type {
  Delivery,
  KeptRecord,
  Latest,
  Mutation,
  OutboxEntry,
  Outcome,
  Owner,
  Refusal,
  Saver,
  SaveState,
} from '../sync/index.ts';
export { apiAddress, boot, bootReleaseManifest, runtimeConfig } from './boot.ts';
export { keepLatest } from './dispatcher.ts';
export { outbox, useOutboxEntries } from './outbox.ts';
export { queryClient } from './query-client.ts';
export type { AccountMenuItemProps, AccountMenuProps, SlotPanelProps } from './slot-panel.ts';
export { timeZone } from './time-zone.ts';
export { useWanted } from './use-wanted.ts';

Object.freeze(toast);

/** What shell and remotes notify each other of. */
export const events = createEventBus();

/** What people make and type on this device: in memory once a page is shown, so that it's read at once, and stored. */
export const records: Pick<
  Records,
  'read' | 'write' | 'remove' | 'list' | 'subscribe' | 'isVolatile' | 'settled'
> = all;
