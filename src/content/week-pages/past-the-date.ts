import { baseRules, baseSources, plan, visit, type WeekPage } from './week-page.ts';

/** Weeks 39 to 42. */
export const pastTheDate: readonly WeekPage[] = [
  {
    week: 39,
    body: 'Full term begins. Pelvic pressure is common, and so is a back that never quite lets go. The mouth of the womb becomes softer, without a sign that you could see. The skin over the belly is as tight as it will be.',
    feel: 'You may be calm, or count hours. Friends ask every day; one message for all of them can save you strength. The movements are still your best news from inside, each day, at their own hours.',
    act: 'Keep watching movements every day, and call now if they are fewer, weaker or different. Tightenings every five minutes for an hour, waters, or bleeding: call. Walk, rest, eat, and let others carry things. If you measure blood pressure at home, go on until the birth and after it.',
    ask: 'If the date passes, when do we meet again? What is a membrane sweep, is it offered, and may I say no? What would be a reason to start labour before 41 weeks?',
    tasks: [
      visit('Midwife', 'Fix a date for the visit at 40 weeks.', 'When do we meet if the date passes?'),
      plan('Watch the movements each day', 'Take a quiet half hour for the movements each day.'),
      plan('Write one message for all friends', 'Write one message that answers all friends.'),
    ],
    rules: [...baseRules, '4.3', '5.3 S04', '5.3 S16'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH', 'ACOG'],
  },
  {
    week: 40,
    body: 'The due date is an estimate, and most babies come on another day. The womb is large and heavy. Tightenings may come in the evening and leave at night. Swelling that grows suddenly is not part of waiting; call now.',
    feel: 'Waiting is hard. Rest, eat, talk to someone. You may feel that you do something wrong by not being in labour; you do not. Anger, tears and boredom have their place in this week.',
    act: 'WHO suggests a contact at 40 weeks; ask what happens next. Keep to the pattern of movements as your measure, not to the calendar. Call for regular tightenings, waters, bleeding, or fewer movements. Have the bag, the papers and the way ready, and know who comes with you tonight.',
    ask: 'What is the plan for the next ten days, in dates? How and how often will you look after the baby and me? What does starting labour mean here, step by step?',
    tasks: [
      visit('Midwife', 'Have the contact at 40 weeks.', 'What is the plan for the next ten days?'),
      plan('Ask who is reachable tonight', 'Ask who is reachable tonight and tomorrow.'),
      plan('Do something pleasant', 'Plan something pleasant for the next days.'),
    ],
    rules: [...baseRules, '4.3', '5.3 S04', '5.3 S07', '9.1'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH', 'WHO-2016'],
  },
  {
    week: 41,
    body: 'Late term. The placenta still works, but it is watched more closely. You may be heavy and short of sleep. The mouth of the womb can be soft and a little open, and a check can feel that.',
    feel: 'Every day can feel like a week. You may be offered a membrane sweep or an induction, and it is right to ask what each of them means, and to take time for the answer. A fear is better spoken than kept.',
    act: 'Have a check and a clear plan this week: a date, a place, and a number to call. Keep watching movements; fewer means call now, without waiting for the check. Bleeding, fluid, fever, severe headache or changed sight: call now. Eat and drink, and sleep in pieces.',
    ask: 'How are the heart of the baby and the water looked at? What happens at 42 weeks? If labour is started, how long can it take, and what may I do during it?',
    tasks: [
      visit('Midwife', 'Have a check this week.', 'How is the baby watched from now on?'),
      visit('Doctor', 'Agree on a plan with dates.', 'What happens at 42 weeks?'),
      plan('Watch the movements each day', 'Take a quiet half hour for the movements each day.'),
    ],
    rules: [...baseRules, '4.3', '5.3 S04', '9.1'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH', 'ACOG'],
  },
  {
    week: 42,
    body: 'Post-term. Your body has carried for a long time, and it is watched more closely now. The womb is firm, the skin is tight, and it may itch. Itching palms and soles still need a call today.',
    feel: 'Feeling fed up is common, and your care team wants to see you. You may be asked the same questions often. Bring someone with you who remembers the answers when you are too tired to.',
    act: 'Extra checks are needed now. Call today if you do not have an appointment within days. Less movement: call now, at any hour, and go in. Any bleeding, fluid that is not clear, fever, or a feeling that something is wrong is a call now as well. Do not try anything at home to start labour without asking.',
    ask: 'What do the checks of today show, and when is the next one? Which ways of birth are open to me now, and what does each of them mean for the baby and for me?',
    tasks: [
      visit('Doctor', 'Call today for an appointment.', 'When is the next check?'),
      visit('Midwife', 'Note the time of the next check.', 'What do the checks of today show?'),
      plan('Ask someone to come along', 'Ask someone to come along to each check.'),
    ],
    rules: [...baseRules, '4.3', '5.3 S03', '5.3 S04', '5.3 S21', '12.4'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH', 'RCOG-43', 'ACOG'],
  },
];
