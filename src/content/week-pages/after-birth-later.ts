import { medicine, plan, visit, type WeekPage } from './week-page.ts';

const rules = ['7.2'] as const;
const sources = ['CDC-HH', 'AWHONN', 'ACOG-736'] as const;

/** Weeks 7 to 12 after birth. */
export const afterBirthLater: readonly WeekPage[] = [
  {
    week: 7,
    body: 'Energy varies from day to day. Joints can feel loose, and wrists ache from lifting. Breasts no longer fill without being asked. A scar may itch or feel numb at its edges.',
    feel: 'You may be surprised by how strong you are at four in the morning, and by how little it takes to make you cry at noon. If sleep does not come even when the baby sleeps, say so to your doctor or midwife.',
    act: 'If you had diabetes in pregnancy, book the sugar test that belongs to these weeks: between 6 and 13 weeks after birth in the UK, from 4 to 12 weeks in the USA. It tells whether the sugar has settled. Go on measuring blood pressure as agreed. Call now for a severe headache or changed sight; breathlessness at rest is an emergency.',
    ask: 'Which sugar test do I need, and do I come without breakfast? How often shall it be repeated in the coming years? What should I tell the doctor who looks after me from now on?',
    tasks: [
      visit('Glucose test', 'If you had diabetes in pregnancy, book the sugar test.', 'Which sugar test do I need?'),
      plan('Measure blood pressure this week', 'Measure your blood pressure this week.'),
      plan('Sleep early on one evening', 'Hand over one evening and sleep.'),
    ],
    rules: [...rules, '1.7', '9.2'],
    sources: [...sources, 'NICE-NG3'],
  },
  {
    week: 8,
    body: 'The days find a rhythm, slowly. Walking is easier, and longer ways are possible. The pelvic floor needs care before you run or jump. If you breastfeed, thirst comes with each feed.',
    feel: 'The baby answers your face now and then, and that can change a whole day. You may compare your days with those of others; what they show is not how they live. Feeling flat for weeks is a reason to call.',
    act: 'The baby’s vaccines start about now in many countries: check the local schedule. A baby with a temperature of 38.0 °C or more, who does not feed twice in a row, breathes fast, or is very sleepy, needs a call now. A baby who is blue, floppy or has a fit is an emergency.',
    ask: 'Which vaccines come when, and what should I expect after each? How can I comfort the baby on that day? Which of my own vaccines should I catch up on now?',
    tasks: [
      visit('Vaccine', 'Arrange the baby’s first vaccines.', 'What should I expect after the vaccine?'),
      plan('Read the danger signs of a baby', 'Read which signs of a baby need a call.'),
      visit('Vaccine', 'Ask about vaccines that you could not have in pregnancy.'),
    ],
    rules: [...rules, '5.3 S43', '9.3'],
    sources: [...sources, 'WHO-NEWBORN', 'ACIP'],
  },
  {
    week: 9,
    body: 'Hair may begin to fall more than before, now or in the next weeks. Tiredness can also come from little iron, above all after much bleeding. The first period, when it comes, can be heavier than you knew.',
    feel: 'Being tired is expected; being tired to the bone, with a racing heart or breath that runs short, is not. Call now. You may long for an hour in which no one needs you. Ask for it, and take it without a reason.',
    act: 'Eat iron-rich food: beans, lentils, meat, eggs, dark leaves. Ask for a blood count if tiredness does not change with sleep. A racing heart with breathlessness, chest pain or fainting is an emergency in the months after birth.',
    ask: 'Should my blood count, iron and thyroid be looked at? Is my tiredness what you would expect? What can I eat and drink while I feed, and what not?',
    tasks: [
      visit('Blood test', 'Ask for a blood count, if you are very tired.', 'Should my iron be looked at?'),
      medicine('Iron', 'If iron was prescribed, keep its reminder.'),
      plan('Take an hour alone', 'Plan an hour in which no one needs you.'),
    ],
    rules: [...rules, '5.3 S11', '5.3 S12', '5.3 S29', '5.5', '6.4'],
    sources: [...sources],
  },
  {
    week: 10,
    body: 'Strength for longer days comes back. Back and shoulders carry more than before birth, so lift from the knees. The belly wall closes slowly. Weight changes at its own pace, and no plan for losing it is needed from this app.',
    feel: 'Work or study may come into view, with a knot in the stomach or with relief. Both are yours to have. If you notice that you avoid people, or that worry fills most hours, tell your doctor, midwife or health visitor.',
    act: 'Review your medicines with your care team: which ones still belong to the pregnancy, and which go on. Do not stop a prescribed one by yourself. Keep measuring if your pressure was high. A fever of 38.0 °C or more needs a call now, also in these weeks.',
    ask: 'Which medicines can end, and in which steps? Can I go on feeding when I work, and how do others manage that here? To whom do I turn when my care after birth ends?',
    tasks: [
      visit('Doctor', 'Have your medicines looked through.', 'Which medicines can end, and in which steps?'),
      plan('Plan the first day of work', 'Plan how the first day of work or study will go.'),
      plan('Tidy the reminders', 'End the reminders that belonged to pregnancy, after asking.'),
    ],
    rules: [...rules, '3.2', '5.3 S14', '5.3 S32', '10'],
    sources: [...sources, 'NHS-SPS'],
  },
  {
    week: 11,
    body: 'Sex can feel different, dry or sore, above all while you breastfeed. Time and tenderness help, and so does saying what hurts. A pain that does not ease is a reason to ask. The pelvic floor is stronger when it is trained often and briefly.',
    feel: 'Questions about closeness and about the relationship are common now. You may want to be held, and nothing else, or not to be touched at all after a day with a child on your arm. If you do not feel safe with your partner, there is help, and the page Learn has the numbers.',
    act: 'Ask about contraception and comfort; no question is too small. Take up a sport slowly, and stop when you feel pressure downwards or lose urine. A swollen, painful leg still needs a call now; chest pain or sudden breathlessness is still an emergency.',
    ask: 'What can help against pain during sex? Is my contraception still right? Can someone look at the scar and at the pelvic floor?',
    tasks: [
      visit('Doctor', 'Ask about contraception and comfort.', 'Can someone look at the pelvic floor?'),
      plan('Spend an evening for two', 'Ask for an evening with your partner or a friend.'),
      plan('Train the pelvic floor', 'Train the pelvic floor on three days this week.'),
    ],
    rules: [...rules, '5.3 S09', '5.3 S10', '5.3 S11', '5.3 S34'],
    sources: [...sources],
  },
  {
    week: 12,
    body: 'The early weeks after birth end. Many things have settled, and some take until the end of the first year. Blood pressure that was high in pregnancy has usually settled by now; if yours has not, it needs a plan.',
    feel: 'You have done this for twelve weeks. You may feel like yourself again, or like someone new. Low mood can begin late, at any time in the first year. It is as treatable then as in the first weeks.',
    act: 'If your blood pressure is still high, or your sugar was, arrange the follow-up now. In the USA the full visit after birth takes place by 12 weeks. The warning signs count for a whole year: severe headache, changed sight, chest pain, breathlessness, heavy bleeding, fever, a painful swollen leg, dark thoughts. For each of them call; for chest pain or breathlessness at rest, the emergency number.',
    ask: 'Who follows my blood pressure and my sugar in the coming years? What should another doctor know about this pregnancy? When would you advise to wait until for a next one?',
    tasks: [
      visit('Postnatal', 'Have the full visit after birth.', 'Who follows my blood pressure from now on?'),
      visit('Doctor', 'Arrange the follow-up of blood pressure or sugar.'),
      plan('Save my report', 'Save the report of this pregnancy for later.'),
    ],
    rules: [...rules, '1.7', '5.3 S32'],
    sources: [...sources, 'NICE-NG3'],
  },
];
