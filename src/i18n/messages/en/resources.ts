export const resources = {
  'resources.title': 'Learn',
  'resources.search': 'Search in all built-in texts',
  'resources.search.hint': 'Works without a network. For example: “brie”, “headache”, “missed dose”.',
  'resources.results':
    '{count, plural, =0 {Nothing found for “{query}”} one {# text for “{query}”} other {# texts for “{query}”}}',
  'resources.week': 'About now',
  'resources.topics': 'Topics',
  'resources.topic.symptoms': 'Symptoms, from headache to low mood',
  'resources.topic.care': 'Tests, vaccines, medicines, movements',
  'resources.topic.food': 'What to eat and leave',
  'resources.topic.needs': 'What the body needs',
  'resources.topic.afterBirth': 'The weeks after birth',
  'resources.screens': 'More to use',
  'resources.screen.signs': 'Danger signs and emergency numbers',
  'resources.screen.checker': 'How do you feel? A minute of questions',
  'resources.screen.sup': 'Step by step: measuring, installing, backing up',
  'resources.help': 'Somebody to call',
  'resources.help.emergency': 'Emergency number',
  'resources.help.none':
    'No helpline of your country has been verified yet, so none is shown. In danger call {number}. With a network, findahelpline.com lists lines by country.',
  'resources.help.crisis': 'Crisis line, day and night',
  'resources.help.support': 'Support in pregnancy and after birth; not for a crisis',
  'resources.violence': 'Not safe at home?',
  'resources.violence.text':
    'In danger now, call {number}. You can also tell your midwife or doctor when you are alone with them. The symptom checker has a question about it that is never saved.',
  'resources.leave': 'Leave this page now',
  'resources.size': 'All texts are on this phone already. Nothing is downloaded to read them.',
} as const;
