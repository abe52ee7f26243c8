/** The texts of the page, separate from its markup. */
export const programme = [
  {
    title: 'Foundations first',
    text: 'Data structures and algorithms, each topic building on the last, with practice problems for all of them.',
  },
  {
    title: 'Practice that remembers',
    text: "Sheets that keep track of what you've solved, what you want to see again and what you noted along the way.",
  },
  {
    title: 'Core subjects',
    text: 'Databases, operating systems, networks, JavaScript and system design: our other roadmaps cover what technical rounds ask next.',
  },
  {
    title: 'Someone to ask',
    text: 'Request a callback to talk through your plan, your résumé or the company you have in mind.',
  },
];

interface Round {
  title: string;
  text: string;
  prepare: string;
  /** Where to practise for it. */
  link?: { to: string; label: string };
}

export const season: Round[] = [
  {
    title: 'Application and shortlist',
    text: 'Companies look at résumés and marks, and decide who gets to take the test.',
    prepare: 'one page, two projects you can explain line by line, and results rather than duties.',
  },
  {
    title: 'Online assessment',
    text: 'A timed test: two or three coding problems, often with aptitude or core-subject questions.',
    prepare: 'timed sets of medium problems; read every constraint before you write a line.',
    link: { to: '/mock-tests', label: 'Take a mock test' },
  },
  {
    title: 'Technical rounds',
    text: 'You solve problems with an interviewer watching, explain your thinking, and improve the solution together.',
    prepare:
      'practise out loud: the simple solution first, then its cost, a better one, and the tests.',
    link: { to: '/mock-tests', label: 'Interview each other with a script' },
  },
  {
    title: 'Design and core subjects',
    text: 'Databases, operating systems and networks, the classes of something like a parking lot, plus system design if you have experience.',
    prepare: 'the SQL, core subjects and system design roadmaps, and the reasons for your choices.',
    link: { to: '/roadmaps/low-level-design', label: 'Practise low-level design' },
  },
  {
    title: 'The HR interview',
    text: 'A manager or HR asks how you work, what went wrong and what you learned.',
    prepare: "four true stories: a conflict, a failure, a decision, and something you're proud of.",
    link: { to: '/roadmaps/hr', label: 'Practise HR questions and group discussions' },
  },
  {
    title: 'Offer',
    text: 'Role, location and pay. Many campuses end your season with the first offer you accept.',
    prepare: "decide in advance which companies you'd say yes to.",
  },
];

export const plan = [
  {
    weeks: '1–2',
    topics: 'Arrays, strings, hashing',
    practice: 'Two or three easy problems a day',
    result: 'state the time and space cost of your code',
  },
  {
    weeks: '3–4',
    topics: 'Two pointers, sliding window, binary search',
    practice: 'Two medium problems a day',
    result: 'spot the pattern before you start typing',
  },
  {
    weeks: '5–6',
    topics: 'Linked lists, stacks, queues, recursion',
    practice: 'Two medium problems a day, one of them redone from memory',
    result: 'draw every pointer and every call',
  },
  {
    weeks: '7–8',
    topics: 'Trees, heaps, graphs',
    practice: 'One or two problems a day, each explained out loud',
    result: 'choose between depth-first and breadth-first, and say why',
  },
  {
    weeks: '9–10',
    topics: 'Greedy, backtracking, dynamic programming',
    practice: 'One problem a day, solved twice',
    result: 'find the state and the transition on paper',
  },
  {
    weeks: '11',
    topics: 'SQL, core subjects, your projects',
    practice: 'One timed set every other day',
    result: 'explain the why, not just the what, of your own work',
  },
  {
    weeks: '12',
    topics: 'Bookmarks and notes',
    practice: 'Timed mock rounds with a friend',
    result: 'walk in feeling calm',
  },
];

export const questions = [
  {
    question: 'Do I need an account?',
    answer:
      "Not to read the roadmaps, solve problems or make a plan: what you write stays on your device. With an account, it's on all your devices, and we keep your progress, bookmarks and notes. Mock tests need one.",
  },
  {
    question: 'I know one programming language. Is that enough?',
    answer:
      'Yes. Most companies let you pick any common language. Know yours well: its collections, its sorting, and what each operation costs.',
  },
  {
    question: 'How many problems should I solve?',
    answer:
      "Understanding matters more than the number. If you can explain every problem on one sheet, you're better prepared than if you'd copied three.",
  },
  {
    question: 'I only have four weeks. What now?',
    answer:
      "Make a plan up to the day of your interview: it fills the time you have, and says what won't fit. Spend it on your weakest topics, and keep the last few days for mock tests.",
  },
  {
    question: 'I already have a job. Will this help me switch?',
    answer:
      "The rounds are the same, with more on design and on what you've built. Ten hours a week alongside a job is realistic: an hour on weekdays and a longer block at the weekend.",
  },
  {
    question: 'What happens when I request a callback?',
    answer:
      "We read your message and call the number you left. You can use the form to tell us what you'd like to talk about.",
  },
];
