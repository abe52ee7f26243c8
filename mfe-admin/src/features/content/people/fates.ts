/** What becomes of what people have in something that is retired or moved, as the API does it. */
export const fates = {
  retired:
    'Nothing is deleted. What you retire leaves the sheet, plans and revision, and no longer counts in totals. Notes and bookmarks stay on the profiles of those who made them, and days of practice still count. If you show it again, all of it is back.',
  moved: 'All of it stays with what is moved: only the totals of the two topics change.',
  problemRetired:
    'The practice problem stays in its roadmap, with its completions, notes, bookmarks and revision. The page here goes, with its code, results and discussion; if you bring it back, so are they.',
};
