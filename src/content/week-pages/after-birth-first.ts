import { medicine, plan, visit, type WeekPage } from './week-page.ts';

const rules = ['7.2'] as const;
const sources = ['CDC-HH', 'AWHONN', 'ACOG-736'] as const;

/** The first six weeks after birth. */
export const afterBirthFirst: readonly WeekPage[] = [
  {
    week: 1,
    body: 'Bleeding is like a heavy period and becomes less from day to day. After-pains come when the womb draws together, often while you feed. Breasts fill and can be tender. Stitches, or the wound of a caesarean, hurt most in these days.',
    feel: 'Tears or low days around day 3 to 5 are common, and pass for most people. You may feel everything at once. If you see or hear things that others do not, or have thoughts of harming yourself or the baby, that is an emergency, and there is help at once.',
    act: 'Rest, drink, accept help. The newborn has a check. If your blood pressure was high, have it measured between day 3 and 7, when it is often highest. Soaking a pad in an hour, a clot as big as an egg, or chest pain: call the emergency number. Fever of 38.0 °C, severe headache, changed sight or a painful leg: call your unit now.',
    ask: 'Who visits me at home, and when? Which pain relief is suitable while I feed? At which blood pressure shall I call you? What does the newborn check look at?',
    tasks: [
      visit('Postnatal', 'Note the first visit after birth.', 'At which blood pressure shall I call you?'),
      plan('Measure blood pressure on day 3', 'Measure your blood pressure on day 3, and daily if it was high.'),
      medicine('Medicine after birth', 'Set times for what was prescribed for you after birth.'),
    ],
    rules: [...rules, '1.7', '5.3 S26', '5.3 S30', '5.3 S31'],
    sources: [...sources],
  },
  {
    week: 2,
    body: 'Bleeding gets lighter and browner. Stitches ache, above all when you sit long. The womb is on its way back into the pelvis. Sleep is short and comes in pieces, and hunger and thirst can be large.',
    feel: 'Love for a child can come at once or slowly. You may be irritable, proud, lonely and happy in one night. Low days are common now; a low mood on most days, or no joy in anything, is a reason to call today.',
    act: 'A blood pressure check on day 7 to 10 is advised for many who had high blood pressure. Ask for help with feeding early, since most trouble is easier to mend in the beginning. Bleeding that becomes heavier or bright red again, or smells: call now. A wound that is red, open or wet: call as well.',
    ask: 'Is my blood pressure where it should be, and do I go on measuring? Who can look at how the baby feeds? What may I lift, and when may I drive, after this birth?',
    tasks: [
      visit('Postnatal', 'Have your blood pressure checked, if it was advised.', 'Do I go on measuring?'),
      plan('Ask for feeding support', 'Ask for help with feeding.'),
      plan('Accept one offer of help', 'Say yes to one offer of help this week.'),
    ],
    rules: [...rules, '1.7', '5.3 S26', '5.3 S27', '5.3 S32'],
    sources: [...sources],
  },
  {
    week: 3,
    body: 'Strength returns slowly. Bleeding may come and go in small amounts after a day with much walking. Breasts find a rhythm with the baby, or become soft again if you do not breastfeed. The belly is soft and needs time.',
    feel: 'Days and nights look alike. You may enjoy visitors for an hour and no longer. Feeling overwhelmed now and then is common; being overwhelmed all the time is a reason to call today. Thoughts that frighten you, even if you would never act on them, are a reason to call now.',
    act: 'The baby is weighed around now. Go for gentle walks. Redness of one breast with fever of 38.0 °C or more: call now; a red area that lasts longer than a day: call today. In the USA a first contact with your care team is advised within 3 weeks after birth. Headache with high blood pressure still needs a call now.',
    ask: 'Does the baby gain weight as you would wish? How do I know that the baby drinks enough? What can I do about sore nipples or a painful scar?',
    tasks: [
      visit('Postnatal', 'Have the contact of the first three weeks.', 'Does the baby gain weight as you would wish?'),
      plan('Walk outside each day', 'Go outside for a short walk each day.'),
      plan('Sleep when the baby sleeps', 'Keep one sleep of the day for yourself.'),
    ],
    rules: [...rules, '1.7', '5.3 S28', '5.3 S31'],
    sources: [...sources],
  },
  {
    week: 4,
    body: 'Bleeding is light, yellow or nearly gone in many people. The pelvic floor is still tired. Sweating at night can go on. Your back and neck may ache from carrying and feeding in one position.',
    feel: 'Mood may still swing. Low mood or worry on most days for two weeks is more than tiredness; call today. You may miss your old days, and that says nothing about your love. Partners can be low, too.',
    act: 'Talk to someone every day, and be it for five minutes. Ask about contraception before you need it, and say whether you breastfeed. Change the side and the position when you feed. For a year after birth: breathlessness at rest or chest pain is an emergency, and a leg that swells on one side needs a call now.',
    ask: 'Which contraception fits with feeding and with my health? May I start with exercise, and with which? Who can I talk with if the birth keeps coming back to my mind?',
    tasks: [
      visit('Postnatal', 'Arrange the check around 6 weeks.', 'Which contraception fits me?'),
      plan('Call a friend each day', 'Call someone each day.'),
      visit('Mental health', 'If you are low, arrange a talk with someone trained.'),
    ],
    rules: [...rules, '5.3 S09', '5.3 S10', '5.3 S11', '5.3 S32'],
    sources: [...sources, 'PHQ-2'],
  },
  {
    week: 5,
    body: 'The pelvic floor may feel weak: some urine is lost when you cough or lift, or there is a feeling of weight. Scars become less tender. If you do not breastfeed, a first period can come in the next weeks.',
    feel: 'You know your baby better than a month ago. Even so, each day can surprise you. Anger at crying is common; put the baby down in a safe place and leave the room for a moment when it becomes too much.',
    act: 'Train the pelvic floor, if it is comfortable: tighten, lift, let go, breathe. Leaking that worries you is worth a question. Eat regularly, with iron-rich food if you lost much blood. Bleeding that starts again, bright red and heavy, needs a call now. Soaking a pad in an hour is an emergency.',
    ask: 'Is a course or a physiotherapist for the pelvic floor available to me? Is my blood count known since the birth? How long shall I go on with iron, if I take it?',
    tasks: [
      plan('Train the pelvic floor', 'Train the pelvic floor on three days this week.'),
      visit('Blood test', 'Ask whether a blood count is needed.', 'Is my blood count known since the birth?'),
      medicine('Iron', 'If iron was prescribed, keep its reminder.'),
    ],
    rules: [...rules, '5.3 S26', '6.4'],
    sources: [...sources],
  },
  {
    week: 6,
    body: 'Bleeding has usually stopped. The womb is small again. The belly wall may have a gap in the middle, which a midwife or physiotherapist can feel. Hair, skin and weight follow a clock of their own.',
    feel: 'A check at this time often asks about mood with a short list of questions. Answer as it is. A low score or a high one is the beginning of a talk, and not a mark for being a good parent.',
    act: 'A check after birth is usual around 6 weeks; in the USA a full visit by 12 weeks. Bring your list of blood pressures, medicines and questions. New heavy bleeding, fever, or pain that grows needs a call now. Thoughts of harming yourself: call now, and call the emergency number if you do not feel safe.',
    ask: 'Has everything healed that should heal? Do I need to go on with blood pressure tablets, and who decides? What does this birth mean for a next pregnancy?',
    tasks: [
      visit('Postnatal', 'Go to the check around 6 weeks.', 'What does this birth mean for a next pregnancy?'),
      plan('Print my report for the check', 'Print or save the report of your readings.'),
      visit('Vaccine', 'Ask when the baby’s vaccines begin.'),
    ],
    rules: [...rules, '5.3 S26', '5.3 S30', '5.4'],
    sources: [...sources, 'EPDS-STUDY'],
  },
];
