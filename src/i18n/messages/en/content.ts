/** What stands beside every built-in text. */
export const content = {
  'content.source': '{title} ({date})',
  'content.sources': 'Where this comes from',
  'content.draft': 'Text of {date}, taken from these sources. No clinician has signed it off yet. When in doubt, call.',
  'content.reviewed': 'Text of {date}, taken from these sources and signed off by {who}.',
} as const;
