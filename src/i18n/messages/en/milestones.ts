export const milestones = {
  'milestones.title': 'Week by week',
  'milestones.week': '{after, select, yes {Week {week} after birth} other {Week {week}}}',
  'milestones.before': 'The week before',
  'milestones.next': 'The next week',
  'milestones.now': 'Back to this week',
  'milestones.around': 'Around now; every pregnancy keeps its own time.',
  'milestones.unknown': 'Your dates are not in your profile yet. Choose a week, or add your dates.',
  'milestones.toProfile': 'Add your dates',
  'milestones.due': 'About now',
  'milestones.due.hint': 'Usual times. Your care team’s plan counts.',
  'milestones.coming': 'Coming up',
  'milestones.past': 'Past 42 weeks there is no text of a week. Make sure that you have a plan with your care team.',
  'milestones.ended':
    'This page speaks of the baby week by week, so it is switched off for you. Your readings, your care team and the warning signs are still here.',
  'milestones.ended.help': 'Support and helplines',
} as const;
