/** Words of the shapes themselves. */
export const ui = {
  'ui.back': 'Back',
  'ui.close': 'Close',
  'ui.loading': 'Loading',
  'ui.emergency': 'Emergency',
  'ui.undo': 'Undo',
} as const;
