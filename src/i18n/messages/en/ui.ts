/** Texts of the UI components. */
export const ui = {
  'ui.back': 'Back',
  'ui.rail': 'Beside this page',
  'ui.close': 'Close',
  'ui.loading': 'Loading',
  'ui.emergency': 'Emergency',
  'ui.undo': 'Undo',
} as const;
