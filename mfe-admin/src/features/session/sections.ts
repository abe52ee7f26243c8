import { type AdminRight, type AdminRole, roleHasRight } from '@site/shared/contracts/composition';

interface AdminLink {
  to: string;
  label: string;
  /** What a role needs to open it; none if it's for every administrator. */
  right?: AdminRight;
}

interface Section {
  title: string;
  pages: readonly AdminLink[];
}

/** The admin area's navigation, in this order. */
const sections: readonly Section[] = [
  {
    title: 'Content',
    pages: [
      { to: '/admin/articles', label: 'Articles', right: 'read-content' },
      { to: '/admin/waiting', label: 'Waiting for you', right: 'read-content' },
      { to: '/admin/categories', label: 'Categories', right: 'content' },
      { to: '/admin/authors', label: 'Authors', right: 'read-content' },
      { to: '/admin/media', label: 'Media', right: 'content' },
      { to: '/admin/roadmaps', label: 'Roadmaps', right: 'read-content' },
      { to: '/admin/problems', label: 'DSA problems', right: 'read-content' },
      { to: '/admin/content/quiz', label: 'Quizzes', right: 'read-content' },
      { to: '/admin/content/unit-text', label: 'Texts of units', right: 'read-content' },
      { to: '/admin/content/mock-test', label: 'Mock tests', right: 'read-content' },
      { to: '/admin/content/mock-interview', label: 'Mock interviews', right: 'read-content' },
      { to: '/admin/announcements', label: 'Announcements', right: 'content' },
    ],
  },
  {
    title: 'Community',
    pages: [
      { to: '/admin/reports', label: 'Reports', right: 'discussions' },
      { to: '/admin/comments', label: 'Comments', right: 'discussions' },
      { to: '/admin/companies', label: 'Companies', right: 'content' },
    ],
  },
  {
    title: 'People',
    pages: [
      { to: '/admin/people', label: 'People', right: 'people' },
      { to: '/admin/callbacks', label: 'Callback requests', right: 'callbacks' },
      { to: '/admin/administrators', label: 'Administrators', right: 'administrators' },
    ],
  },
  {
    title: 'Figures and releases',
    pages: [
      { to: '/admin/analytics', label: 'Analytics', right: 'figures' },
      { to: '/admin/releases', label: 'Releases', right: 'figures' },
      { to: '/admin/candidates', label: 'Candidates', right: 'figures' },
      { to: '/admin/health', label: 'Release health', right: 'figures' },
    ],
  },
  {
    title: 'Records',
    pages: [
      { to: '/admin/audit-log', label: 'Audit log', right: 'records' },
      { to: '/admin/security-events', label: 'Security events', right: 'records' },
    ],
  },
  {
    title: 'This site and you',
    pages: [
      { to: '/admin/status', label: 'Site status', right: 'operation' },
      { to: '/admin/security', label: 'Security' },
    ],
  },
];

const forVisitors: readonly Section[] = [
  {
    title: 'This site',
    pages: [
      { to: '/admin/status', label: 'Site status' },
      { to: '/admin/login', label: 'Admin login' },
    ],
  },
];

/** What an administrator with this role can open; null stands for anyone else. */
export function sectionsFor(role: AdminRole | null): readonly Section[] {
  if (!role) return forVisitors;
  return sections
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter(({ right }) => !right || roleHasRight(role, right)),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** Where signing in leads: the first page that the role can open. */
export const homeOf = (role: AdminRole): string =>
  sectionsFor(role)[0]?.pages[0]?.to ?? '/admin/security';
