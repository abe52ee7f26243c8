/**
 * Who may import whom. Patterns are regular expressions on paths relative to the project; $1 and $2
 * in them stand for what `from` captured, so that a new remote, feature or module is covered without
 * an edit here.
 *
 * from         whom the rule binds; `except` frees some of them
 * only         project files they may import; anything else of the project is forbidden
 * never        project files they may not import
 * entryPoints  the names under which they may import from a package of shared; any other is forbidden
 * packages     installed packages: `only` these, or `never` these; parts of Node are packages too
 */

const REMOTE = '(mfe-[^/]+)';
const TEST = /\.test\.tsx?$|\/testing\//;

const HOST_LIBRARIES = [
  '@module-federation/enhanced',
  '@module-federation/runtime',
  '@tanstack/react-query',
  'axios',
  'react-dom',
  'react-hot-toast',
  'react-router',
  'react-router-dom',
  'zustand',
];

/** @type {readonly { name: string, because: string, from: RegExp, except?: RegExp, only?: string,
 *   never?: string, entryPoints?: RegExp, packages?: { only?: RegExp, never?: readonly string[] } }[]} */
/** On whose contracts those of an owner may stand. */
const CONTRACTS_BELOW = {
  composition: [],
  practice: ['composition'],
  identity: ['practice', 'composition'],
  editorial: ['identity', 'practice', 'composition'],
  releases: ['identity', 'practice', 'composition'],
};

/** Whose contracts a remote imports, beside those of the composition. Administrators have to do with all. */
const CONTRACTS_OF = {
  'mfe-roadmaps': ['practice'],
  'mfe-articles': ['editorial', 'practice'],
  'mfe-auth': ['identity'],
  'mfe-profile': ['identity', 'practice'],
};

export const rules = [
  {
    name: 'microfrontends-meet-at-runtime',
    because: 'shell and remotes are released on their own: they import shared and nothing else',
    from: /^(shell|mfe-[^/]+)\//,
    except: /^[^/]+\/webpack\.config\.js$/,
    only: '^($1|shared)/',
  },
  {
    name: 'builds-are-one-call',
    because: 'a build is configured in scripts/webpack and its microfrontend only imports it',
    from: /^(shell|mfe-[^/]+)\/webpack\.config\.js$/,
    only: '^scripts/webpack/',
  },
  {
    name: 'routes-mount-pages',
    because: "routes.tsx puts pages under addresses; what a page is made of is the page's matter",
    from: new RegExp(`^${REMOTE}/src/routes\\.tsx$`),
    never: '^$1/src/(?!app/)',
  },
  {
    name: 'pages-compose-features',
    because: 'pages and slots use features; nobody imports the entry point of the remote',
    from: new RegExp(`^${REMOTE}/src/(app|slots)/`),
    except: /\.test\.tsx?$/,
    never: '^$1/src/(?!$2/)(slots/|testing/|[^/]+$)',
  },
  {
    name: 'features-stand-alone',
    because:
      'a feature imports itself; what two features share belongs to the page that has both, or into a folder beside features',
    from: new RegExp(`^${REMOTE}/src/features/([^/]+)/`),
    except: /\.test\.tsx?$/,
    never: '^$1/src/(?!features/$2/)((app|features|slots|testing)/|[^/]+$)',
  },
  {
    name: 'what-features-share-knows-none-of-them',
    because: 'a folder beside features serves all of them, so it imports no feature and no page',
    from: new RegExp(`^${REMOTE}/src/(?!app/|features/|slots/|testing/)([^/]+)/`),
    except: /\.test\.tsx?$/,
    never: '^$1/src/((app|features|slots|testing)/|[^/]+$)',
  },
  {
    name: 'remotes-import-entry-points-of-shared',
    because:
      'of shared, a remote takes platform, ui, contracts, api, address, device, exercise, listing, progress, reading, revision, workspace and brand, each by its entry points; it may bundle what ui leaves out',
    from: new RegExp(`^${REMOTE}/`),
    entryPoints:
      /^@site\/shared\/(platform|ui|ui\/(fold|form-dialog|hints|leave-dialog|menu|missing-step|prose|roadmap-icon)\.tsx|ui\/prose\.module\.css|ui\/(save-file|use-debounced-value|use-loaded|use-note-markdown)\.ts|api|address|device|exercise|listing|progress|reading|reading\/(blocks|pictures|tokens)\.module\.css|revision|workspace(\/(drawing|editor|sandbox|sandbox\/frame))?|workspace\/drawing\/(diagram|drawing|picture\/picture)\.module\.css|contracts\/\w+|brand|testing(\/[\w-]+)?)$/,
  },
  {
    name: 'remotes-take-libraries-from-the-platform',
    because:
      "these are the host's: a second copy would be a second router, cache, client or toaster",
    from: new RegExp(`^${REMOTE}/`),
    packages: { never: HOST_LIBRARIES },
  },
  {
    name: 'the-shell-imports-entry-points-of-shared',
    because:
      'the shell takes packages by their entry point, single files of ui to stay small, and the version of the contract',
    from: /^shell\//,
    entryPoints:
      /^@site\/shared\/(package\.json|platform|contracts\/\w+|api|brand|http|session|sync|device|rendering|testing|testing\/[\w-]+|ui|ui\/[\w.-]+)$/,
  },
  {
    name: 'tests-alone-use-testing',
    because: 'test helpers do not belong in what people download',
    from: /^(shell|mfe-[^/]+|shared|api)\//,
    except: TEST,
    never: '^shared/testing/',
  },
  {
    name: 'contracts-stand-alone',
    because: 'contracts know neither React nor the DOM nor Node; the brand is plain data',
    from: /^shared\/contracts\//,
    except: TEST,
    only: '^shared/(contracts|brand)/',
    packages: { only: /^zod$/ },
  },
  ...Object.entries(CONTRACTS_BELOW).map(([owner, below]) => ({
    name: `contracts-of-${owner}-stand-on-those-below`,
    because:
      'contracts stand on one another as the areas of the API do, and all on those of the composition',
    from: new RegExp(`^shared/contracts/${owner}/`),
    except: TEST,
    only: `^shared/(contracts/(${[owner, ...below].join('|')})|brand)/`,
  })),
  ...Object.entries(CONTRACTS_OF).map(([remote, owners]) => ({
    name: `${remote}-imports-its-own-contracts`,
    because:
      "what another team's pages are about may change without asking; name an owner here if you need it",
    from: new RegExp(`^${remote}/src/`),
    except: TEST,
    never: `^shared/contracts/(?!(${owners.join('|')}|composition)/)`,
  })),
  {
    name: 'brand-stands-alone',
    because: 'the brand is plain data',
    from: /^shared\/brand\//,
    except: TEST,
    only: '^shared/brand/',
    packages: { only: /^$/ },
  },
  {
    name: 'http-knows-no-ui',
    because: 'the client is transport: contracts and axios',
    from: /^shared\/http\//,
    except: TEST,
    only: '^shared/(http|contracts)/',
    packages: { only: /^axios$/ },
  },
  {
    name: 'session-stands-on-http',
    because: 'the session is built on http and contracts',
    from: /^shared\/session\//,
    except: TEST,
    only: '^shared/(session|http|contracts|rendering)/',
  },
  {
    name: 'sync-stands-on-http',
    because:
      'http sends what waits for the network; the platform passes it the account, and it knows no kind of record',
    from: /^shared\/sync\//,
    except: TEST,
    only: '^shared/(sync|http|contracts)/',
    packages: { only: /^idb-keyval$/ },
  },
  {
    name: 'ui-stands-alone',
    because: "components know no data and no session, and of the host's libraries only links",
    from: /^shared\/ui\//,
    except: TEST,
    only: '^shared/ui/',
    packages: { never: HOST_LIBRARIES.filter((name) => name !== 'react-router-dom') },
  },
  {
    name: 'the-api-client-stands-on-the-platform',
    because: 'each remote bundles it, so it takes the HTTP client as remotes do: from the host',
    from: /^shared\/api\//,
    except: TEST,
    only: '^shared/(api|platform|contracts)/',
    entryPoints: /^(@site\/shared\/platform|\.\.\/contracts\/site\/routes\.ts)$/,
    packages: { only: /^(axios|zod)$/ },
  },
  {
    name: 'address-stands-on-the-platform',
    because:
      'each remote bundles it, so it takes platform and components as remotes do: from the host',
    from: /^shared\/address\//,
    except: TEST,
    only: '^shared/(address|platform|ui)/',
    entryPoints: /^@site\/shared\/(platform|ui)$/,
    packages: { only: /^react$/ },
  },
  {
    name: 'listing-stands-on-ui',
    because: 'each remote bundles it, so it takes components as remotes do: from the host',
    from: /^shared\/listing\//,
    except: TEST,
    only: '^shared/((listing|ui)/|reading/tokens\\.module\\.css$)',
    entryPoints: /^@site\/shared\/(ui|reading\/tokens\.module\.css)$/,
    packages: { only: /^react$/ },
  },
  {
    name: 'drawing-stands-on-ui',
    because: 'each remote bundles it, so it takes components as remotes do: from the host',
    from: /^shared\/workspace\/drawing\//,
    except: TEST,
    only: '^shared/(workspace/drawing|ui|contracts)/',
    entryPoints: /^@site\/shared\/(ui|ui\/prose\.tsx|contracts\/\w+)$/,
    packages: { only: /^react$/ },
  },
  {
    name: 'workspace-stands-on-the-platform',
    because: 'each remote bundles it, so it takes platform and ui as remotes do: from the host',
    from: /^shared\/workspace\//,
    except: TEST,
    only: '^shared/((workspace|device|listing|api|platform|ui|contracts)/|reading/tokens\\.module\\.css$)',
    entryPoints:
      /^@site\/shared\/(platform|ui|ui\/(prose|fold)\.tsx|ui\/use-loaded\.ts|ui\/prose\.module\.css|contracts\/\w+|api|device|listing|reading\/tokens\.module\.css)$/,
    packages: { never: HOST_LIBRARIES },
  },
  {
    name: 'reading-stands-on-the-platform',
    because: 'each remote bundles it, so it takes platform and ui as remotes do: from the host',
    from: /^shared\/reading\//,
    except: TEST,
    only: '^shared/(reading|platform|ui|contracts|brand)/',
    entryPoints: /^@site\/shared\/(platform|ui|ui\/prose\.tsx|contracts\/\w+|brand)$/,
    packages: { only: /^(react|dompurify)$/ },
  },
  {
    name: 'exercise-stands-on-the-platform',
    because: 'each remote bundles it, so it takes platform and ui as remotes do: from the host',
    from: /^shared\/exercise\//,
    except: TEST,
    only: '^shared/(exercise|reading|revision|platform|ui)/',
    entryPoints: /^@site\/shared\/(platform|ui|ui\/missing-step\.tsx|reading|revision)$/,
    packages: { only: /^react$/ },
  },
  {
    name: 'device-stands-on-the-platform',
    because: 'each remote bundles it, so it takes the platform as remotes do: from the host',
    from: /^shared\/device\//,
    except: TEST,
    only: '^shared/(device|api|platform|contracts)/',
    entryPoints: /^@site\/shared\/(platform|contracts\/\w+|api)$/,
    packages: { only: /^react$/ },
  },
  {
    name: 'revision-stands-on-the-platform',
    because: 'each remote bundles it, so it takes platform and ui as remotes do: from the host',
    from: /^shared\/revision\//,
    except: TEST,
    only: '^shared/(revision|api|platform|ui|contracts)/',
    entryPoints: /^@site\/shared\/(platform|ui|contracts\/\w+|api)$/,
    packages: { only: /^react$/ },
  },
  {
    name: 'progress-stands-on-the-platform',
    because: 'each remote bundles it, so it takes the platform as remotes do: from the host',
    from: /^shared\/progress\//,
    except: TEST,
    only: '^shared/(progress|api|platform|contracts)/',
    entryPoints: /^@site\/shared\/(platform|contracts\/\w+|api)$/,
    packages: { only: /^$/ },
  },
  {
    name: 'the-platform-re-exports',
    because: 'the façade re-exports http, session and contracts; components come from ui',
    from: /^shared\/platform\//,
    except: TEST,
    only: '^shared/(platform|http|session|sync|contracts|rendering)/|^shared/package\\.json$',
  },
  {
    name: 'rendering-is-for-servers',
    because: 'what a render knows exists on the server alone: files named x.server.ts read it',
    from: /^(shell|shared|mfe-[^/]+)\//,
    except:
      /\.test\.tsx?$|\/testing\/|\.server\.tsx?$|^shell\/src\/server\.tsx$|^shared\/rendering\//,
    never: '^shared/rendering/',
  },
  {
    name: 'the-api-knows-contracts',
    because:
      'the API shares contracts and brand with browsers, by their entry points, and with builds what a renderer provides, and no more',
    from: /^api\//,
    only: '^(api|shared/contracts|shared/brand|shared/testing)/|^shared/rendering/builtins\\.json$',
    entryPoints:
      /^@site\/shared\/(contracts\/\w+|brand|testing\/[\w-]+|rendering\/builtins\.json)$/,
  },
  {
    name: 'areas-meet-at-their-index',
    because: 'what an area offers to others is in its index.ts',
    from: /^api\/src\/areas\/([^/]+)\//,
    except: TEST,
    never: '^api/src/areas/(?!$1/)[^/]+/(?!index\\.ts$)',
  },
  {
    name: 'the-app-enters-areas-by-their-index',
    because: 'what an area offers to others is in its index.ts',
    from: /^api\/(?!src\/areas\/)/,
    except: TEST,
    never: '^api/src/areas/[^/]+/(?!index\\.ts$)',
  },
  {
    name: 'practice-knows-no-other-area',
    because: 'areas stand on one another: practice, identity, editorial and releases, site',
    from: /^api\/src\/areas\/practice\//,
    except: TEST,
    never: '^api/src/areas/(?!practice/)',
  },
  {
    name: 'identity-stands-on-practice',
    because: 'a profile shows what its person has practised; nothing else is below accounts',
    from: /^api\/src\/areas\/identity\//,
    except: TEST,
    never: '^api/src/areas/(?!(identity|practice)/)',
  },
  {
    name: 'editorial-and-releases-stand-on-identity',
    because: 'who administers is known below; what is published knows no release, and the reverse',
    from: /^api\/src\/areas\/(editorial|releases)\//,
    except: TEST,
    never: '^api/src/areas/(?!($1|identity|practice)/)',
  },
  {
    name: 'rooms-stand-below-areas',
    because:
      'mail, limits, sessions, the database and their like serve every area, so they know none of them',
    from: /^api\/src\/(?!areas\/|commands\/|process\/|(app|composition|site-jobs)\.ts$)/,
    except: TEST,
    never: '^api/src/areas/',
  },
  {
    name: 'rooms-are-entered-by-their-index',
    because: 'what such a room offers is in its index.ts',
    from: /^api\/src\/([^/]+)\//,
    except: TEST,
    never: '^api/src/(?!$1/)(audit|content|limits|mail|pictures|security-events)/(?!index\\.ts$)',
  },
  {
    name: 'routes-call-services',
    because:
      'routes → service → repository: a route that reads the database skips the access check',
    from: /^api\/src\/areas\/([^/]+\/[^/]+)\/.*\.routes\.ts$/,
    never: '^api/src/areas/$1/.*\\.repository\\.ts$',
  },
  {
    name: 'services-know-no-routes',
    because: 'routes → service → repository: nothing below knows that HTTP exists',
    from: /^api\/src\/areas\/.*\.(service|repository|policy)\.ts$/,
    never: '\\.routes\\.ts$',
  },
  {
    name: 'repositories-know-no-services',
    because: 'routes → service → repository',
    from: /^api\/src\/areas\/.*\.repository\.ts$/,
    never: '\\.(service|policy)\\.ts$',
  },
];
