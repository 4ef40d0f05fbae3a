import { baseRules, baseSources, medicine, plan, visit, type WeekPage } from './week-page.ts';

/** Weeks 34 to 38. */
export const toBirth: readonly WeekPage[] = [
  {
    week: 34,
    body: 'Rib pressure is common. Strong pain under the right ribs is not, and needs a call now. The womb stands near its highest point, so the stomach is small and breath is short. Hands may tingle in the morning.',
    feel: 'The baby has less room, and still moves as often as before. Movements may be rolls and pushes rather than kicks. Fewer of them is a reason to call now. You may feel ready, unready, or both in one evening.',
    act: 'WHO suggests a contact around 34 weeks. Discuss your birth wishes there: who is with you, what eases pain, what matters to you right after birth. A wish is not a contract, and writing it down helps others to help you. Fever of 38.0 °C or more, fluid or bleeding: call now.',
    ask: 'Which of my wishes can be met here, and which cannot? What would make you advise a caesarean or an early start of labour? Do I need another scan?',
    tasks: [
      visit('Midwife', 'Talk about birth wishes at 34 weeks.', 'Which of my wishes can be met here?'),
      plan('Write my birth wishes', 'Write down five birth wishes.'),
      medicine('Iron', 'If iron was prescribed, keep its reminder.'),
    ],
    rules: [...baseRules, '5.3 S04', '5.3 S08', '5.3 S14', '5.3 S37', '9.1'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH', 'WHO-2016'],
  },
  {
    week: 35,
    body: 'You may need to pass urine often again, as the head comes lower. The belly can sink a little. Tightenings are frequent, and the back aches in the evening. Sleep is short and is made up for by naps.',
    feel: 'Pressure in the pelvis, and now and then a sharp pull downwards, are common. A pressure that comes in waves is not a thing to wait with before 37 weeks. You may want to be alone, or never alone.',
    act: 'Learn when to call in labour, and save the number of the unit. Before 37 weeks: four or more tightenings in an hour, fluid, bleeding, or a feeling that something is wrong. At every week: less movement, severe headache, changed sight. Cook something that can be frozen, or ask who will.',
    ask: 'At which distance of the tightenings shall I call? What if no one answers the phone? How long is the way at night, and where do I ring the bell?',
    tasks: [
      plan('Save the unit’s number in two phones', 'Save the number of the unit in two phones.'),
      visit('Midwife', 'Note the visit around 36 weeks.', 'When do I call in labour?'),
      plan('Cook and freeze three meals', 'Cook three meals for the first days.'),
    ],
    rules: [...baseRules, '5.3 S03', '5.3 S04', '5.3 S16', '5.3 S42'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH'],
  },
  {
    week: 36,
    body: 'Breathing may feel easier if the baby drops. Then the bladder has less room instead. The tape over the belly reads about as much as the weeks, or a little less. The skin is tight, and many movements can be seen.',
    feel: 'Many babies lie with the head down by now, and you may feel feet high up and hiccups low down. Nights are restless. Some people want to clean the whole home; rest is just as good a plan.',
    act: 'WHO suggests a contact around 36 weeks; ask which way the baby lies. In some countries a swab for group B streptococci is taken at 36 to 37 weeks. If your waters break, call now, whatever the hour and the colour. A cord that you can feel or see is an emergency.',
    ask: 'Which way does the baby lie, and what can be done if it is not head down? Is the swab for group B streptococci usual here? Shall I still measure my blood pressure at home?',
    tasks: [
      visit('Midwife', 'Have the contact around 36 weeks.', 'Which way does the baby lie?'),
      visit('Midwife', 'Ask about the swab of 36 to 37 weeks.', 'Is the swab for group B streptococci usual here?'),
      plan('Put the bag by the door', 'Put the bag by the door.'),
    ],
    rules: [...baseRules, '5.3 S03', '9.1', '9.2'],
    sources: [...baseSources, 'CDC-HH', 'WHO-2016', 'INTERGROWTH-SFH'],
  },
  {
    week: 37,
    body: 'Early term: a birth from now on is no longer called preterm. A mucus “show”, pink or brown, may come days before labour. Tightenings can be strong and stop again. The pelvis feels heavy.',
    feel: 'Waiting begins. Each twinge asks a question. Tightenings that are irregular and without pain can go on for weeks. When they come every five minutes for an hour, call. If you had a caesarean or a fast labour before, call earlier.',
    act: 'Know the signs: regular tightenings, waters, bleeding, less movement. For each of them call. Clear water at this stage still means a call now, even without pains. Green, brown, bloody or smelling fluid, or fever with it: say so on the phone, and go in. Blood that flows bright red is not a show.',
    ask: 'What do you do if the waters break and no labour follows? How would labour be started, if it has to be? Who decides with me, and what may I decline?',
    tasks: [
      plan('Go through the signs of labour', 'Go through the signs of labour with your companion.'),
      visit('Midwife', 'Note the visit around 38 weeks.', 'What if the waters break and nothing follows?'),
      plan('Charge the phone each evening', 'Charge your phone each evening.'),
    ],
    rules: [...baseRules, '4.3', '5.3 S02', '5.3 S03', '5.3 S16'],
    sources: [...baseSources, 'CDC-HH', 'ACOG'],
  },
  {
    week: 38,
    body: 'The body gathers strength and water. Hands and ankles may be thick in the evening. Discharge can be more. The belly hangs lower, and walking is a work of its own.',
    feel: 'Nesting energy or deep tiredness, both are usual, sometimes in one day. The movements go on as before, and the pattern is still yours to know. Fewer movements are never a sign that labour is near; call now.',
    act: 'WHO suggests a contact around 38 weeks. Have your blood pressure measured. Eat and drink in small portions, and sleep when you can, whatever the clock says. A severe headache, flashes before the eyes, pain under the ribs or sudden swelling needs a call now, as it did before.',
    ask: 'How is my blood pressure, and how is the growth? What do you offer after 40 weeks, and when do we decide? How is the baby watched in the days after the date?',
    tasks: [
      visit('Midwife', 'Have the contact around 38 weeks.', 'What do you offer after 40 weeks?'),
      plan('Sleep two hours in the day', 'Keep two hours of the day free for sleep.'),
      plan('Tell my companion to stay reachable', 'Ask your companion to stay reachable.'),
    ],
    rules: [...baseRules, '1.4', '5.3 S04', '5.5', '9.1'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH', 'WHO-2016'],
  },
];
