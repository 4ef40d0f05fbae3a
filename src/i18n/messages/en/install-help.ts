export const installHelp = {
  'installHelp.title': 'Put Maia on your home screen',
  'installHelp.why': 'It then opens like any app, works without a network, and can remind you.',
  'installHelp.share': 'In Safari, tap the share sign: a square with an arrow up.',
  'installHelp.add': 'Choose "Add to Home Screen", then "Add".',
  'installHelp.open': 'Open Maia from the home screen and log in once more: it keeps its own data there.',
  'installHelp.done': 'I understand',
} as const;
