/** Screens whose content comes later. Each says so in one sentence and names the way on. */
export const planned = {
  'planned.forum.title': 'Community',
  'planned.forum.text': 'You will read and ask other mothers here; it is not ready yet.',
  'planned.topic.title': 'Topic',
  'planned.topic.text': 'A topic and its replies will be read here; it is not ready yet.',
  'planned.to./dashboard': 'Go to Today',
  'planned.to./readings': 'Go to Readings',
  'planned.to./emergency': 'Numbers and danger signs',
} as const;
