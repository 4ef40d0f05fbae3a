import { baseRules, baseSources, medicine, plan, visit, type WeekPage } from './week-page.ts';

/** Weeks 22 to 27. */
export const toTheThird: readonly WeekPage[] = [
  {
    week: 22,
    body: 'Skin may itch as it stretches, mostly on the belly and the breasts. Lukewarm showers and plain cream help. The top of the womb is now above the navel, and the navel itself may begin to turn outwards.',
    feel: 'Other people can perhaps feel a kick with a hand on your belly. Movements are still without a fixed pattern. Your body is seen and touched by others more than before; you decide who may.',
    act: 'Look at birth classes or videos from a source that you trust. Itching of the palms or soles, or strong itching everywhere without a rash, needs a call today. If your eyes or skin turn yellow, call now. Rest in the day if the nights are short, and drink through the day rather than at night.',
    ask: 'Which birth classes are there, in which language, and when do they start? What is the clinic’s number for the night, and what should I say first when I call?',
    tasks: [
      plan('Book a birth class', 'Choose and book a birth class.'),
      visit('Midwife', 'Tell your midwife about any itching.', 'Which number do I call at night?'),
      plan('Save the number of the unit', 'Save the number of the maternity unit in your phone.'),
    ],
    rules: [...baseRules, '5.3 S21', '5.3 S22', '5.6'],
    sources: [...baseSources, 'RCOG-43', 'OPENSRP'],
  },
  {
    week: 23,
    body: 'Ankles may swell at the end of the day. The belly grows forward, the lower back becomes hollow, and ribs may ache from below. Short, painless tightenings of the womb can be felt now and then.',
    feel: 'There may be times of the day when movements come often, usually when you lie down. You are learning a language, and it takes some weeks. A tightening that comes now and then and does not hurt is common; a regular one is not.',
    act: 'Learn the signs of labour that starts too early: four or more tightenings in an hour, a low back pain that comes in waves, pressure downwards, fluid, or bleeding. Before 37 weeks each of these means: call your maternity unit now. Raise your legs in the evening, and wear shoes that give way.',
    ask: 'Is there anything in my history that makes an early birth more likely? Where would I go from here if labour started early? May I go on with my work until the usual leave begins?',
    tasks: [
      plan('Learn the signs of early labour', 'Read the signs of early labour and tell one person.'),
      visit('Midwife', 'Ask where to go if labour starts early.', 'Where would I go if labour started early?'),
      plan('Ask for a chair or a break at work', 'Ask for a chair or a break at work.'),
    ],
    rules: [...baseRules, '5.3 S03', '5.3 S07', '5.3 S16', '5.3 S17'],
    sources: [...baseSources, 'CDC-HH', 'WHO-2016'],
  },
  {
    week: 24,
    body: 'The womb is about a hand above the pubic bone and rises about a centimetre a week. Stretch marks may show. You may get out of breath on stairs sooner than friends do.',
    feel: 'You should start to know your baby’s own pattern of movement: when, how strong, how often. There is no set number. From this week on, less movement, a changed pattern or none at all means: call now, day or night, and do not wait for tomorrow.',
    act: 'If you have felt no movement by 24 weeks, call. Do not use a home doppler to decide; a heartbeat that you find does not tell how the baby is. A sugar test is usual between 24 and 28 weeks. Ask how you should prepare for it, because there are different tests.',
    ask: 'Which sugar test is used here, and do I have to come without breakfast? What would a result above the limit mean for my days? Who answers when I call about movements at night?',
    tasks: [
      visit('Glucose test', 'Arrange the sugar test.', 'Do I have to come without breakfast?'),
      plan('Watch the movements each evening', 'Lie down each evening and get to know the movements.'),
      plan('Save the number for movements', 'Save the number to call about movements.'),
    ],
    rules: [...baseRules, '5.3 S04', '9.2'],
    sources: [...baseSources, 'NHS-FM', 'OPENSRP'],
  },
  {
    week: 25,
    body: 'Backache is common, because the weight lies in front. Changing position often is better than one good chair. Piles and constipation may trouble you. Eyes can feel dry, and rings may become tight.',
    feel: 'Loud sounds may startle the baby, and you feel it. The pattern of movement becomes clearer to you. You may think about birth for the first time in earnest; fear of it is common and can be talked about.',
    act: 'First-time parents in the UK have a check around 25 weeks. Fibre, water and walking help against constipation. Numbness between the legs, or losing control of bladder or bowel with back pain, is an emergency. Hands or a face that swell suddenly need a call now.',
    ask: 'What did my sugar test show, or when will it be done? How can I carry older children without hurting my back? If birth frightens me, who can I talk with?',
    tasks: [
      visit('Midwife', 'Ask whether a check is planned now.', 'Who can I talk with about birth?'),
      plan('Change position every half hour', 'Stand up and stretch every half hour at work.'),
      visit('Glucose test', 'Check that the sugar test has a date.'),
    ],
    rules: [...baseRules, '5.3 S07', '5.3 S17', '5.3 S38', '5.6', '9.1'],
    sources: [...baseSources, 'OPENSRP', 'CDC-HH'],
  },
  {
    week: 26,
    body: 'Practice tightenings may come and go. The womb becomes firm for half a minute and soft again, without pain and without rhythm. The belly button may stand out, and the pelvis can ache when you turn in bed.',
    feel: 'Movements can be strong enough to see. You know some of their hours by now. Tightenings that are regular, or four or more in an hour, are not practice at this stage: call now.',
    act: 'WHO suggests a contact around 26 weeks. Blood pressure, urine and the height of the womb are looked at. If you measure at home, two readings a minute apart, on the same arm and at the same time of day, are the most useful. A reading of 140 on top or 90 below, or more, is measured again after 10 to 15 minutes, and the app shows what to do.',
    ask: 'How was my blood pressure today? Does my blood count have to be repeated around 28 weeks? If my blood group is rhesus negative, when is anti-D given?',
    tasks: [
      visit('Midwife', 'Have the contact around 26 weeks.', 'How was my blood pressure today?'),
      plan('Measure blood pressure twice', 'Take two readings a minute apart on a calm day.'),
      visit('Blood test', 'Ask whether a blood count is due.'),
    ],
    rules: [...baseRules, '1.2', '1.8', '5.3 S16', '9.1', '9.2'],
    sources: [...baseSources, 'MH-BP', 'ACOG-222', 'WHO-2016'],
  },
  {
    week: 27,
    body: 'This is the last week of the second three months. The womb reaches well above the navel and presses on stomach and ribs. Legs may be restless in the evening. Sleep on the side becomes the best way to lie.',
    feel: 'The baby has regular quiet and active times, and you may predict some of them. Trust what you know: if the pattern changes, call, even if a friend tells you that it means nothing. The days can feel long and the weeks short.',
    act: 'In the USA the whooping cough vaccine (Tdap) is advised between 27 and 36 weeks; elsewhere it may be earlier. If the sugar test has not been done, ask for it this week. Eat regular meals, with vegetables, protein and whole grains. Breathlessness at rest, or pain in the chest, is an emergency.',
    ask: 'Which vaccine do I still need, and where is it given? How will the visits be spaced in the last three months? When should I stop flying or travelling far?',
    tasks: [
      visit('Vaccine', 'Ask for the whooping cough vaccine.', 'Which vaccine do I still need?'),
      visit('Glucose test', 'Have the sugar test done, if it is still open.'),
      medicine('Iron', 'If iron was prescribed, keep its reminder.'),
    ],
    rules: [...baseRules, '5.3 S04', '5.3 S10', '5.3 S11', '9.2', '9.3'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH', 'ACIP'],
  },
];
