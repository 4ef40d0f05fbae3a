/** Texts of the UI components. */
export const ui = {
  'ui.back': 'Back',
  'ui.close': 'Close',
  'ui.loading': 'Loading',
  'ui.emergency': 'Emergency',
  'ui.undo': 'Undo',
} as const;
