/**
 * What the specification gives word for word, with its times and limits. `specification.spec.ts` meets each of them in
 * the running site, and `docs/specification.md`, which says where the rest of the specification lives, must name them.
 */

/** What a visitor reads on a page, field labels and placeholders included. */
export const pages: Record<string, readonly string[]> = {
  '/auth/login': ['Log in', 'Access your account', 'Email Id', 'Forgot password?', 'Sign up'],
  '/auth/register': ['Register', 'Create your account', 'Full Name', 'Confirm Password', 'Login'],
  '/admin/login': ['Admin Login', 'Sign in to access the admin panel', 'Email address'],
  '/roadmaps/dsa': ['Search problems...', 'All Difficulties'],
  // The discussion comes when it's in view.
  '/dsaarticle/two-sum#discussion': [
    '15 min read',
    'Problem Description',
    'Solution',
    'Explanation',
    'Complexity Analysis',
    'Discussion',
    'Share your thoughts about this solution... (Ctrl/Cmd + Enter to post)',
  ],
  '/dsaarticle/none': ['Problem Not Found', 'The requested DSA problem could not be found.'],
  '/roadmaps/none': [
    'Error Loading Practice Problems',
    'Roadmap not found (ID: none). Please check if this roadmap exists.',
    'Try Again',
  ],
  '/article/none': ['Article not found', 'Back to Articles'],
  '/posts/none': ['Post not found!'],
  '/nowhere': ['Sorry page not found!', 'Go Home'],
};

/** What a learner reads on the page of their settings. */
export const settings = {
  menu: ['Back to Profile', 'Basic Info', 'Socials', 'Visibility', 'Accounts'],
  fields: [
    'First Name',
    'Last Name',
    'Email',
    'Bio',
    'Country',
    'College',
    'Degree',
    'Branch',
    'Year of Graduation',
  ],
  options: {
    Country: ['India', 'United States', 'United Kingdom', 'Canada'],
    Degree: ["Bachelor's", "Master's", 'PhD', 'Diploma'],
    Branch: ['CSE', 'ECE', 'ME', 'EE'],
    'Year of Graduation': ['2024', '2025', '2026', '2027'],
  },
} as const;

/** The columns of the practice table, in order. */
export const columns = [
  'Status',
  'Problem',
  'Difficulty',
  'Companies',
  'Article',
  'Video',
  'Bookmarks',
  'Notes',
] as const;

export const messages = {
  callbackSent: "Request submitted successfully! We'll get back to you soon.",
  callbackFailed: 'Failed to submit request. Please try again.',
  emailRequired: 'Email is required',
  emailOrPhone: 'Invalid email or phone number',
  passwordRequired: 'Password is required',
  loginFailed: 'Login failed. Please check your credentials.',
  wrongPassword: 'Invalid credentials. Please check your email and password.',
  loggedIn: 'You have been logged in successfully.',
  badEmail: 'Please enter a valid email address.',
  badName: 'Please enter your full name.',
  badPassword:
    'Password must be at least 8 characters, include one upper case, one lower case, one number and one special character.',
  mismatch: 'Passwords do not match',
  signupFailed: 'Registration failed. Please try again.',
  signedUp: 'Your account has been created successfully. Please check your email for verification.',
  logInFirst: 'Please log in first!',
  statusSaved: 'Question status updated successfully!',
  statusFailed: 'Login to update question status',
  bookmarkSaved: 'Bookmark updated successfully!',
  bookmarkFailed: 'Failed to update bookmark',
  noteSaved: 'Note saved successfully!',
  noteFailed: 'Failed to save note',
  notesFailed: 'Failed to save notes',
  nothingFound: 'No practice problems found',
  adjustFilters: 'Try adjusting your search or filters',
  loadingFailed: 'Error loading data: ',
  dialogFailed: 'Authentication failed. Please try again.',
  dialogPassword: 'Password must be at least 6 characters',
  adminIn: 'Successfully logged in!',
  adminOut: 'Successfully logged out!',
  adminFailed: 'Login failed',
  noAdminArticle: 'Article with ID none not found',
  copied: 'Copied!',
} as const;

/** In milliseconds. */
export const times = {
  toast: 4_000,
  dialogCloses: 1_000,
  slide: 2_000,
  copied: 2_000,
} as const;

export const limits = { bio: 200, slides: 5, companiesShown: 2, toastWidth: 356 } as const;
