import { baseRules, baseSources, medicine, plan, visit, type WeekPage } from './week-page.ts';

/** Weeks 28 to 33. */
export const thirdPart: readonly WeekPage[] = [
  {
    week: 28,
    body: 'The third part of pregnancy begins. A tape from the pubic bone to the top of the womb reads about 28 centimetres. Veins in the legs may show, and the ribs feel narrow. Visits may become more frequent from now on.',
    feel: 'You know when your baby is usually awake. That pattern should stay as it is until birth. Less, weaker or different movement means: call now, at any hour. Sleep comes in pieces, and many people wake from dreams about birth.',
    act: 'A check at 28 weeks is usual, often with a blood count. If you are rhesus negative, ask about anti-D. The UK offers the RSV vaccine from 28 weeks. Lie on your side to sleep if that is comfortable. Headache with changed sight, pain under the ribs or sudden swelling: measure your pressure and call now.',
    ask: 'What was my blood count? Do I need anti-D, and when? How often shall I measure blood pressure until the next visit, and at which number shall I call you?',
    tasks: [
      visit('Blood test', 'Have the blood count of 28 weeks.', 'Do I need anti-D?'),
      visit('Vaccine', 'Ask whether the RSV vaccine is offered here.'),
      plan('Start a list of movements', 'Note the active hours of the baby for three days.'),
    ],
    rules: [...baseRules, '1.4', '5.3 S04', '9.1', '9.2', '9.3'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH', 'IMMUNIZE', 'INTERGROWTH-SFH'],
  },
  {
    week: 29,
    body: 'Shortness of breath on stairs is common, because the womb pushes the midriff up. Breathlessness at rest is not; it is an emergency. When it comes on lying flat, call now. Hips may ache at night.',
    feel: 'Feet and ribs are kicked in turn. You may be proud of the belly in the morning and tired of it in the evening. Practice tightenings come more often on busy days, and go when you rest.',
    act: 'Plan the way to the birth place, by day and by night, with a second way if the first one fails. Write down who looks after older children. Before 37 weeks four or more tightenings in an hour, a gush or trickle of fluid, or blood means: call now, also when you feel well.',
    ask: 'When should I come to you in labour, and when should I call first? Who may be with me during birth? What is the plan if my waters break early?',
    tasks: [
      plan('Plan the way to the birth place', 'Plan the way to the birth place by day and night.'),
      plan('Ask who can look after the children', 'Ask who can come for older children at night.'),
      visit('Midwife', 'Note the visit around 30 weeks.', 'When should I call first?'),
    ],
    rules: [...baseRules, '5.3 S03', '5.3 S11', '5.3 S16'],
    sources: [...baseSources, 'CDC-HH', 'WHO-2016'],
  },
  {
    week: 30,
    body: 'Sleep may be broken by cramps, kicks and the bladder. Rest in the day if you can. The belly button stands out in many people. Breasts may let go of a few drops of first milk; that is possible and not required.',
    feel: 'The movements are long and rolling more than short. Their number and their hours should stay the same for you. You may feel large and slow, and short of patience with good advice.',
    act: 'WHO suggests a contact around 30 weeks. Ask for blood pressure, urine and growth. Iron-rich food and the iron that was prescribed for you matter in these weeks. Tiredness that overwhelms you needs a call today; with pain in the chest, fainting or breathlessness at rest it is an emergency. Feeling very low or without joy for two weeks: call today.',
    ask: 'Does the growth of the womb still fit? Is my iron high enough for the birth? What can help with sleep that is suitable in pregnancy?',
    tasks: [
      visit('Midwife', 'Have the contact around 30 weeks.', 'Does the growth still fit?'),
      medicine('Iron', 'If iron was prescribed, keep its reminder.'),
      plan('Rest an hour after lunch', 'Keep an hour of rest free each day.'),
    ],
    rules: [...baseRules, '5.3 S04', '5.3 S29', '5.3 S32', '8.2', '9.1'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH', 'WHO-2016', 'PHQ-2'],
  },
  {
    week: 31,
    body: 'You may feel tightening more often. Heartburn, piles and heavy legs belong to the weeks in which the womb takes most of the space. Walking changes: the back leans, the feet turn outwards.',
    feel: 'Kicks under the ribs can take your breath for a moment. You may be reading more about birth than you want to. Choose one source that you trust, and close the others for a while.',
    act: 'First-time parents in the UK have a check around 31 weeks. Learn how your care team wishes to be called, and what you should have at hand: your weeks, your blood pressure, what you feel, and since when. The app writes these lines for you on every red card. One-sided leg swelling needs a call now.',
    ask: 'Which ways to ease pain in labour are offered at my place of birth? Can I see the rooms? What happens there in the first hour after birth?',
    tasks: [
      visit('Midwife', 'Ask whether a check is planned now.', 'Can I see the place of birth?'),
      plan('Visit the place of birth', 'Arrange to see the place of birth.'),
      plan('Choose who comes with me', 'Decide who should be with you at the birth.'),
    ],
    rules: [...baseRules, '5.3 S09', '5.3 S20', '5.6', '9.1'],
    sources: [...baseSources, 'CDC-HH', 'OPENSRP'],
  },
  {
    week: 32,
    body: 'The top of the womb is close to the lower end of the breastbone. Feet and fingers may be swollen on warm evenings. Some people feel hot all the time, because the body carries more blood.',
    feel: 'Movements should keep the same pattern until birth; they do not slow down near the end, whatever you may hear. If they do, call now. Your mind may already be at the birth, while work still wants all of it.',
    act: 'Check your blood pressure. In the USA the RSV vaccine may be offered at 32 to 36 weeks in season. Itching palms and soles, above all at night, need a call today. Plan the last weeks of work, and put the papers for leave and hospital into one folder.',
    ask: 'Is the RSV vaccine offered to me, or will the baby be protected after birth instead? How does the baby lie? Which papers should I bring with me?',
    tasks: [
      plan('Measure blood pressure this week', 'Measure your blood pressure this week.'),
      visit('Vaccine', 'Ask about the RSV vaccine.', 'Is the RSV vaccine offered to me?'),
      plan('Put my papers in one folder', 'Put the papers for leave and hospital in one folder.'),
    ],
    rules: [...baseRules, '5.3 S04', '5.3 S21', '9.3'],
    sources: [...baseSources, 'NHS-FM', 'RCOG-43', 'IMMUNIZE'],
  },
  {
    week: 33,
    body: 'Feet may grow or swell, and comfortable shoes help. The pelvis can click or ache when you climb stairs. You may pass urine at every cough; training the pelvic floor helps during pregnancy and after it.',
    feel: 'You can often tell a foot from a back. Some hours are quiet and others restless, as always with your baby. Worry about birth or about the time after it may come at night, and it is worth talking about by day.',
    act: 'Pack for yourself, for the baby and for the person who comes with you, so that the bag can stand by the door. Put the phone charger on the list. If your hands or face swell suddenly, or your head aches and your sight changes, measure your pressure and call now. Pain or burning when passing urine: call today.',
    ask: 'What does the hospital give, and what do I bring? How long do people usually stay? Who visits us at home afterwards?',
    tasks: [
      plan('Pack the bag', 'Pack the bag for three people.'),
      visit('Midwife', 'Note the visit around 34 weeks.', 'What do I bring, and what is there?'),
      plan('Train the pelvic floor', 'Train the pelvic floor on three days this week.'),
    ],
    rules: [...baseRules, '5.3 S05', '5.3 S07', '5.3 S23', '5.6'],
    sources: [...baseSources, 'CDC-HH', 'OPENSRP'],
  },
];
