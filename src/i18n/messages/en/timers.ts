export const timers = {
  'movements.title': 'Count movements',
  'movements.tap': 'It moved',
  'movements.end': 'End this count',
  'movements.since': '{count, plural, =0 {No movement yet} one {# movement} other {# movements}} since {time}',
  'movements.since.yesterday':
    '{count, plural, =0 {No movement yet} one {# movement} other {# movements}} since yesterday, {time}',
  'movements.last': 'Last one at {time}',
  'movements.last.yesterday': 'Last one yesterday at {time}',
  'movements.setAside':
    'The count begun on {when} was not ended. After {hours} hours it is set aside with the earlier ones; to count now, start a new one.',
  'movements.earlier': 'Earlier counts',
  'movements.row':
    '{count, plural, one {# movement} other {# movements}} in {minutes, plural, one {# minute} other {# minutes}}',
  'movements.row.left': '{count, plural, =0 {No movement} one {# movement} other {# movements}}, count not ended',
  'movements.call': 'It moves less than usual, or not',
  'movements.start': 'Start a count',
  'movements.undo': 'Take the last one back',
  'movements.ten': 'the tenth after {minutes, plural, one {# minute} other {# minutes}}',
  'movements.chart':
    'A dot is a movement, a ring each tenth. Compare with your own counts only: there is no set number.',
  'movements.empty': 'No counts yet. Start, and tap at each movement.',
  'movements.delete': 'Delete the count of {when}',
  'movements.deleted': 'The count is deleted',
  'movements.shared':
    'Your counts are saved on this phone and sent to your doctor. Nobody is watching them live: if something is different, call.',
  'movements.more': 'Show earlier counts',
  'movements.row.count': '{count, plural, =0 {No movement} one {# movement} other {# movements}}',
  'movements.record': 'Count of movements',
  'contractions.title': 'Time contractions',
  'contractions.begin': 'It begins',
  'contractions.end': 'It is over',
  'contractions.running': 'Since {seconds, plural, one {# second} other {# seconds}}',
  'contractions.hour':
    '{count, plural, =0 {None in the last hour} one {# in the last hour} other {# in the last hour}}',
  'contractions.mean': 'About every {minutes, plural, one {# minute} other {# minutes}}',
  'contractions.row': '{seconds, plural, one {# second} other {# seconds}} long',
  'contractions.gap': '{minutes, plural, one {# minute} other {# minutes}} after the one before',
  'contractions.hint': 'Waters, bleeding, less movement, or the need to push: call at once, whatever the clock says.',
  'contractions.row.count': '{count, plural, one {# contraction} other {# contractions}}',
  'contractions.row.open': 'end not timed',
  'contractions.rule.before': 'Before 37 weeks: call your maternity unit now if you have four or more in an hour.',
  'contractions.rule.from':
    'From 37 weeks: call your maternity unit now if they come every 5 minutes for an hour. After a caesarean or a fast birth, call as soon as they begin.',
  'contractions.rule.title': 'When to call',
  'contractions.call': 'Waters, bleeding, or the need to push',
  'contractions.earlier': 'Contractions by day',
  'contractions.chart':
    'A tape is half an hour, a block a contraction as long as it was. A ring: its end was not timed.',
  'contractions.empty': 'None timed yet. Tap when one begins, and again when it is over.',
  'contractions.each': 'Each one',
  'contractions.delete': 'Delete the contraction of {time}',
  'contractions.delete.day': 'Delete this day',
  'contractions.deleted': '{count, plural, one {The contraction is deleted} other {# contractions are deleted}}',
  'contractions.shared':
    'They are saved on this phone and sent to your doctor. Nobody is watching them live: if the rule says call, call.',
  'contractions.record': 'Contraction',
  'timers.failed':
    'This could not be saved on this phone. Try again; if it stays like this, free some space on the phone.',
} as const;
