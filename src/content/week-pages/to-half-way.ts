import { baseRules, baseSources, medicine, plan, visit, type WeekPage } from './week-page.ts';

/** Weeks 16 to 21. */
export const toHalfWay: readonly WeekPage[] = [
  {
    week: 16,
    body: 'The top of the womb stands between the pubic bone and the navel. From about now a midwife can measure its height with a tape. Skin on the belly may be dry, and darker marks can appear on the face.',
    feel: 'Some people notice the first flutters from 16 weeks, like bubbles or a small fish. Many do not, above all in a first pregnancy. If you felt movements before and they are now gone, call today; before 24 weeks that is a call for the day.',
    act: 'A check is usual around 16 weeks. In some countries the whooping cough vaccine is offered from this week on. Sleep and sit as it suits you, and stand up slowly. Fluid that runs from the vagina, or fresh bleeding, needs a call now, at any hour.',
    ask: 'What did my blood and urine tests show? When will the whooping cough vaccine be offered to me? How will my visits be spread over the coming weeks?',
    tasks: [
      visit('Midwife', 'Go to the check around 16 weeks.', 'What did my tests show?'),
      visit('Vaccine', 'Ask about the whooping cough vaccine.'),
      plan('Note the first movement', 'Write down the day of the first flutter, whenever it comes.'),
    ],
    rules: [...baseRules, '5.3 S01', '5.3 S03', '5.3 S04', '9.1', '9.3'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH', 'ACIP'],
  },
  {
    week: 17,
    body: 'The ligaments of the womb stretch, and this can cause brief pains at the sides of the belly, for example when you sneeze or turn. Your centre of gravity moves forward. Some people sweat more than before.',
    feel: 'You may be hungry at night and clumsy by day. Dreams can be vivid. A flutter now and then is possible, and its absence is common. A pain that stays, becomes strong, or comes with bleeding or fever is not a stretching pain.',
    act: 'Sleep on your side if that is comfortable; a pillow between the knees helps. For the back, change position often and keep moving. Eat small meals if heartburn starts. Regular tightenings of the belly at this stage need a call now. So does a hard belly that hurts.',
    ask: 'When exactly is the scan of the body, and may I bring someone? What happens if the scan shows something that has to be looked at again? Which exercises protect my back and pelvic floor?',
    tasks: [
      visit(
        'Scan',
        'Confirm the date of the scan of the body.',
        'What happens if something has to be looked at again?',
      ),
      plan('Buy or find a long pillow', 'Find a pillow for lying on the side.'),
      plan('Learn pelvic floor exercises', 'Learn how to train the pelvic floor.'),
    ],
    rules: [...baseRules, '5.3 S15', '5.3 S16', '5.6', '9.2'],
    sources: [...baseSources, 'CDC-HH', 'OPENSRP'],
  },
  {
    week: 18,
    body: 'A small bump may show now; with a first pregnancy it often comes later. Blood pressure can be a little lower than before pregnancy in these months, and standing for a long time may make you dizzy.',
    feel: 'If you have not felt the baby move, that is still expected at 18 weeks. Waiting for a scan can make the days long, and it may help to plan something pleasant around it.',
    act: 'The anatomy scan is usually done between 18 and 21 weeks. It looks at the organs, the placenta and the growth. It cannot see everything. Drink water, sit down when you feel faint, and lie on your side. Fainting with bleeding, chest pain or belly pain is an emergency.',
    ask: 'Where does the placenta lie? Are all parts seen that should be seen? If you do not wish to hear the sex of the baby, say it at the start of the scan; in some places it is not disclosed at all.',
    tasks: [
      visit('Scan', 'Go to the scan of the body.', 'Where does the placenta lie?'),
      plan('Write questions for the scan', 'Write three questions for the scan.'),
      plan('Measure blood pressure on a calm day', 'Measure once on a calm day, for comparison later.'),
    ],
    rules: [...baseRules, '1.1 B5', '5.3 S04', '5.3 S13', '9.2'],
    sources: [...baseSources, 'NHS-FM', 'CDC-HH', 'MH-BP'],
  },
  {
    week: 19,
    body: 'Leg cramps can come at night. The top of the womb is nearly at the navel. The skin of the belly stretches, and it may itch where it is dry. A plain cream can be pleasant.',
    feel: 'Movements may feel like a tap from the inside, and come on some days only. A brief cramp that passes is common. One leg that stays swollen, red, warm or painful is not; call now.',
    act: 'Stretch your calf before sleep, and pull the toes towards you when a cramp comes. Start gentle daily movement such as walking, if your care team agrees. Itching of palms or soles, above all at night and without a rash, needs a call today, because a blood test can be needed.',
    ask: 'Is there any sport that I should leave now? Was everything seen in the scan, and is another one planned? What is a good way to sit and to sleep with my back pain?',
    tasks: [
      plan('Walk after lunch', 'Choose a time for a walk each day.'),
      visit('Midwife', 'Note the visit around 20 weeks.', 'Is another scan planned?'),
      plan('Stretch the calves before bed', 'Stretch the calves before bed this week.'),
    ],
    rules: [...baseRules, '5.3 S09', '5.3 S21', '5.6', '9.1'],
    sources: [...baseSources, 'RCOG-43', 'CDC-HH', 'OPENSRP'],
  },
  {
    week: 20,
    body: 'The top of the womb is near your navel: measured with a tape, it stands about as many centimetres over the pubic bone as the weeks that you count. You are about half way. The belly is now in the way when you tie your shoes.',
    feel: 'Many people have felt movements by now. They are irregular, and hours without one are common at this stage. A time of calm and energy is possible, and so is sudden worry about the second half.',
    act: 'WHO suggests a contact around 20 weeks. From now on, know four signs by heart: a headache that is severe or does not go, changed sight, pain under the ribs, and sudden swelling of the face or hands. With any of these measure your blood pressure if you can, and call now.',
    ask: 'How is my blood pressure compared with the first visit? Does the growth of the womb fit my dates? Do I belong to those who should measure blood pressure at home, and how often?',
    tasks: [
      visit('Midwife', 'Have the contact around 20 weeks.', 'Should I measure blood pressure at home?'),
      plan('Show my family the danger signs', 'Show the people you live with the danger signs.'),
      plan('Fill in the Emergency page', 'Write the number of your unit into Emergency.'),
    ],
    rules: [...baseRules, '1.4', '5.3 S05', '5.3 S06', '5.3 S07', '5.3 S08', '9.1'],
    sources: [...baseSources, 'INTERGROWTH-SFH', 'CDC-HH', 'WHO-2016'],
  },
  {
    week: 21,
    body: 'The womb now pushes the stomach upwards, and heartburn may start. Appetite can be large while the space becomes smaller. Ankles may swell a little in the evening, equally on both sides.',
    feel: 'Movements become clearer. Some days you will notice many, on others you will be too busy to notice. Swelling that comes slowly and is gone in the morning is common. Swelling that is sudden, or in face and hands, needs a call now.',
    act: 'Eat smaller meals, stay upright after them, and raise the head of the bed. Raise your legs when you rest, and move your feet while you sit. Talk with your family about who can help after birth: with cooking, with older children, with papers. A burning pain that does not come from food, or sits under the right ribs, needs a call now.',
    ask: 'What may I take against heartburn if small meals are not enough? Which help after birth can I count on here, at home and at the clinic?',
    tasks: [
      plan('Plan help for after the birth', 'Ask two people for help after the birth.'),
      visit('Midwife', 'Ask about heartburn and swelling.', 'What may I take against heartburn?'),
      medicine('Iron', 'If iron was prescribed, set a time for it.'),
    ],
    rules: [...baseRules, '5.3 S07', '5.3 S08', '5.3 S20', '5.6'],
    sources: [...baseSources, 'CDC-HH', 'OPENSRP'],
  },
];
