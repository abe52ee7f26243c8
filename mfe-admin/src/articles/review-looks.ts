/** What a review of an article looks like in a badge, by its state. */
export const reviewLooks = {
  open: { tone: 'accent', label: 'In review' },
  approved: { tone: 'success', label: 'Approved' },
  returned: { tone: 'warning', label: 'Sent back' },
} as const;
