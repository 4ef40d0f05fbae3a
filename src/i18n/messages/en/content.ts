/** Labels beside every built-in text. */
export const content = {
  'content.source.itself': '{title}, read on {date}',
  'content.source.copy': '{title}, read in a copy on {date}',
  'content.source.never': '{title}, cited and still to be checked',
  'content.source.own': 'A cautious choice of Maia’s own, for want of a source',
  'content.sources': 'Where this comes from',
  'content.draft': 'Text of {date}, taken from these sources. No clinician has signed it off yet. When in doubt, call.',
  'content.reviewed': 'Text of {date}, taken from these sources and signed off by {who}.',
  'content.part.baby': 'Baby',
  'content.part.body': 'You',
  'content.part.todo': 'To do',
  'content.part.watch': 'Careful',
  'content.mark.avoid': 'Leave it',
  'content.mark.limit': 'With care',
  'content.mark.ok': 'Fine',
  'content.none': 'Nothing fits this word. Try another one.',
  'content.found': '{count, plural, one {# found} other {# found}}',
} as const;
