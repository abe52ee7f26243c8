import type { AdminRole } from '@site/shared/contracts/identity';

interface AdminLink {
  to: string;
  label: string;
}

interface Section {
  title: string;
  ownersOnly?: boolean;
  pages: readonly AdminLink[];
}

/** The admin area's navigation, in this order. */
const sections: readonly Section[] = [
  {
    title: 'Content',
    pages: [
      { to: '/admin/articles', label: 'Articles' },
      { to: '/admin/categories', label: 'Categories' },
      { to: '/admin/roadmaps', label: 'Roadmaps' },
      { to: '/admin/problems', label: 'DSA problems' },
      { to: '/admin/announcements', label: 'Announcements' },
    ],
  },
  {
    title: 'Community',
    pages: [
      { to: '/admin/reports', label: 'Reports' },
      { to: '/admin/comments', label: 'Comments' },
      { to: '/admin/companies', label: 'Companies' },
    ],
  },
  {
    title: 'People',
    ownersOnly: true,
    pages: [
      { to: '/admin/people', label: 'People' },
      { to: '/admin/callbacks', label: 'Callback requests' },
      { to: '/admin/administrators', label: 'Administrators' },
    ],
  },
  {
    title: 'Figures and releases',
    pages: [
      { to: '/admin/analytics', label: 'Analytics' },
      { to: '/admin/releases', label: 'Releases' },
      { to: '/admin/candidates', label: 'Candidates' },
      { to: '/admin/health', label: 'Release health' },
    ],
  },
  {
    title: 'Records',
    ownersOnly: true,
    pages: [
      { to: '/admin/audit-log', label: 'Audit log' },
      { to: '/admin/security-events', label: 'Security events' },
    ],
  },
  {
    title: 'This site and you',
    pages: [
      { to: '/admin/status', label: 'Site status' },
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
export const sectionsFor = (role: AdminRole | null): readonly Section[] =>
  role ? sections.filter(({ ownersOnly }) => role === 'owner' || !ownersOnly) : forVisitors;
