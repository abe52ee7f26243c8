/** Changes that don't change the answer, whatever the rows are, by task: each with the reason. */
const EQUIVALENT = {
  'sql-combining-results-from-multiple-queries': {
    'select distinct held_on': '`union` leaves out what is there twice.',
    'select distinct held_on (2)': '`union` leaves out what is there twice.',
  },
  'sql-consecutive-numbers': {
    'ordered_at left out': 'PostgreSQL sorts once, for the other `lag`.',
    'ordered_at left out (2)': 'PostgreSQL sorts once, for the other `lag`.',
  },
  'sql-costly-bookings-using-a-subquery': {
    'select distinct order_id': 'An order has a product once.',
  },
  'sql-dna-pattern-recognition': {
    '~* for ~': 'A digit has no case.',
    'ilike for like': 'A percent sign has no case.',
  },
  'sql-employees-with-missing-information': {
    'union all for union': 'Nobody is on both sides, and `except` leaves out what is there twice.',
  },
  'sql-find-facilities-by-a-name-prefix': {
    'ilike for like': 'Digits and a percent sign have no case.',
  },
  'sql-find-students-who-improved': {
    'select distinct product_id': '`ends` has a product once.',
  },
  'sql-friend-requests-ii-who-has-the-most-friends': {
    'select distinct customer_id': '`counted` has a customer once.',
  },
  'sql-group-sold-products-by-the-date': {
    'products.name left out': '`distinct` sorts the names.',
  },
  'sql-human-traffic-of-stadium': {
    'select distinct customer_id': 'An island has a first day of its own.',
  },
  'sql-immediate-food-delivery-ii': {
    'customer_id the other way round':
      'The customers come in another order, each with the first one.',
  },
  'sql-import-with-savepoints': {
    'select distinct *': '`arrivals` has a key.',
  },
  'sql-movie-rating': { 'union for union all': 'Each row has a place of its own.' },
  'sql-numbered-list-of-members': {
    'select distinct row_number': 'A number is there once.',
  },
  'sql-rearrange-products-table': {
    'union for union all': 'A row names its company and its fact.',
  },
  'sql-primary-department-for-each-employee': {
    'select distinct student_id': '`union` leaves out what is there twice.',
  },
  'sql-product-sales-analysis-iii': {
    'select distinct product_id': 'An order has a product once.',
  },
  'sql-restaurant-growth': { 'select distinct day': '`days` has a day once.' },
  'sql-rolling-average-of-total-revenue': { 'select distinct day': '`averages` has a day once.' },
  'sql-sheet-in-third-normal-form': {
    'select distinct order_id': 'The key of `items` refuses a row that is there twice.',
  },
  'sql-update-a-row-based-on-the-contents-of-another-row': {
    'product_id the other way round':
      'The products come in another order, each with its last price.',
  },
  'sql-upward-recommendation-chain': {
    'union for union all': 'Each row has a step of its own.',
  },
  'sql-downward-recommendation-chain': {
    'union for union all': 'Nobody was referred by two customers.',
  },
  'sql-analyze-organization-hierarchy': {
    'union for union all': 'A category has one parent, so a pair is found once.',
  },
  'sql-count-salary-categories': {
    'union for union all': 'Each row names its band.',
    'union for union all (2)': 'Each row names its band.',
  },
  'sql-where-the-time-goes': {
    'plan_id the other way round': 'The plans come in another order, each with its slowest step.',
  },
};

/** What may pass of a task's mutants. */
export const acceptedMutants = (slug) => Object.keys(EQUIVALENT[slug] ?? {});
