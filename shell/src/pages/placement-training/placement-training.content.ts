/** The texts of the page, separate from its markup. */
export const programme = [
  {
    title: 'Foundations first',
    text: 'Data structures and algorithms in an order that builds up, with practice problems for every topic.',
  },
  {
    title: 'Practice with a memory',
    text: 'Sheets that keep what you solved, what you want to see again and what you noted on the way.',
  },
  {
    title: 'Core subjects',
    text: 'Databases, the web platform and system design: the roadmaps beside DSA cover what technical rounds ask next.',
  },
  {
    title: 'A person to ask',
    text: 'Request a callback and talk through your plan, your résumé or the company you have in mind.',
  },
];

export const season = [
  {
    title: 'Application and shortlist',
    text: 'Companies read résumés and marks, and decide whom to invite to the test.',
    prepare:
      'one page, two projects you can explain to the last line, and results instead of duties.',
  },
  {
    title: 'Online assessment',
    text: 'A timed test: two or three coding problems, often with aptitude or core-subject questions.',
    prepare: 'timed sets of medium problems; read every constraint before you write a line.',
  },
  {
    title: 'Technical rounds',
    text: 'You solve problems in front of somebody, explain what you do, and improve it together.',
    prepare:
      'solve aloud: the plain solution first, its cost, then the better one, then the tests.',
  },
  {
    title: 'Design and core subjects',
    text: 'Databases, operating systems and networks; for experienced people the design of a system.',
    prepare:
      'the SQL and system design roadmaps, and the reasons behind the choices in your projects.',
  },
  {
    title: 'The HR interview',
    text: 'A manager or HR asks how you work, what went wrong and what you learned.',
    prepare: 'four true stories: a conflict, a failure, a decision, something you are proud of.',
  },
  {
    title: 'Offer',
    text: 'Role, location and pay. Many campuses end your season with the first offer you accept.',
    prepare: 'know before the day which companies you would say yes to.',
  },
];

export const plan = [
  {
    weeks: '1–2',
    topics: 'Arrays, strings, hashing',
    practice: 'Two or three easy problems a day',
    result: 'name the time and space cost of what you wrote',
  },
  {
    weeks: '3–4',
    topics: 'Two pointers, sliding window, binary search',
    practice: 'Two medium problems a day',
    result: 'see the pattern before you start to type',
  },
  {
    weeks: '5–6',
    topics: 'Linked lists, stacks, queues, recursion',
    practice: 'Two medium problems a day, one of them again from memory',
    result: 'draw every pointer and every call',
  },
  {
    weeks: '7–8',
    topics: 'Trees, heaps, graphs',
    practice: 'One or two problems a day, each explained aloud',
    result: 'choose between depth and breadth first, and say why',
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
    practice: 'One timed set every second day',
    result: 'answer why, not only what, about your own work',
  },
  {
    weeks: '12',
    topics: 'Bookmarks and notes',
    practice: 'Timed mock rounds with a friend',
    result: 'walk in calm',
  },
];

export const questions = [
  {
    question: 'Do I need an account?',
    answer:
      'No, not to read the roadmaps and open the problems. An account keeps your progress, your bookmarks and your notes.',
  },
  {
    question: 'I know one programming language. Is that enough?',
    answer:
      'Yes. Most companies let you choose among the common ones. Know one well: its collections, its sorting, what its operations cost.',
  },
  {
    question: 'How many problems should I solve?',
    answer:
      'Understanding matters more than the number. Somebody who can explain every problem of one sheet is better prepared than somebody who has copied three sheets.',
  },
  {
    question: 'I have only four weeks. What now?',
    answer:
      'Do one problem of each topic first, to see where you stand. Then give the days to the weakest topics, and keep the last days for timed sets.',
  },
  {
    question: 'I already work. Will this help me switch?',
    answer:
      'The rounds are the same, with more about design and about what you have built. Ten hours a week alongside a job are realistic: an hour on weekdays and a longer block at the weekend.',
  },
  {
    question: 'What happens when I request a callback?',
    answer:
      'We read what you wrote and call the number you left. You can tell us in the form what the call should be about.',
  },
];
