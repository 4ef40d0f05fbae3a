import { baseRules, baseSources, medicine, plan, visit, type WeekPage } from './week-page.ts';

/** Weeks 10 to 15. */
export const toTheScan: readonly WeekPage[] = [
  {
    week: 10,
    body: 'Your waist may feel tighter although the womb is still small. Veins on breasts and belly can be easier to see. Teeth and gums need more care, because gums bleed more easily in pregnancy.',
    feel: 'The first weeks of sickness may be at their worst now. Many people feel better a few weeks on, but slowly. It helps to lower the bar for everything that can wait, and to say yes when help is offered.',
    act: 'Blood tests, a urine test and a blood pressure measurement are usual at the first visit. If you have a cuff at home, learn to use it well: sit for a few minutes, back supported, feet flat, cuff on the bare upper arm at the height of the heart. Call now for severe belly pain, fever of 38.0 °C or more, or bleeding like a period.',
    ask: 'How do I get the results, and who explains them to me? Which conditions in my family should be written down? From this week some blood tests for chromosomes are possible; is that something for me?',
    tasks: [
      visit('Booking', 'Go to the first visit.', 'How and when do I get my results?'),
      plan('Learn to measure blood pressure', 'Practise with the cuff on a quiet evening.'),
      visit('Blood test', 'Note the date of the blood tests.'),
    ],
    rules: [...baseRules, '1.8', '5.3 S01', '5.3 S14', '5.3 S15', '9.2'],
    sources: [...baseSources, 'MH-BP', 'CDC-HH', 'WHO-2016'],
  },
  {
    week: 11,
    body: 'The womb fills the pelvis and will soon rise above the pubic bone. Nausea may peak and then ease over the next weeks. Hair can seem thicker. Your resting heart beats a little faster than it did.',
    feel: 'Days without sickness may appear between the others. A day with fewer signs can be frightening; signs come and go, and they do not measure how the baby is. If you are worried, call and say so.',
    act: 'The first scan is often offered between 11 and 14 weeks. Write your questions before it. Drink enough, eat what you can, and rest. Dark urine with dizziness, or nothing kept down for a day, needs a call now. One swollen, red or painful leg needs a call now too, in this week and in every other.',
    ask: 'What will be looked at during the scan, and what cannot be seen yet? May someone come with me? When is screening of the first weeks done here, and what are my choices after a result?',
    tasks: [
      visit('Scan', 'Arrange the first scan.', 'What can this scan tell, and what not?'),
      plan('Ask someone to come to the scan', 'Ask the person who should come with you.'),
      medicine('Folic acid', 'Keep the reminder for folic acid.'),
    ],
    rules: [...baseRules, '5.3 S09', '5.3 S18', '8.2', '9.2'],
    sources: [...baseSources, 'CDC-HH', 'NHS-VOM'],
  },
  {
    week: 12,
    body: 'The womb rises just above the pubic bone, so a midwife may feel it with her hand. The pressure on the bladder can become a little less for a while. A line may begin to darken down the middle of the belly.',
    feel: 'Many people tell their family or their employer around now, and many wait. Both are right. Energy may return slowly. If you are still sick every day, say so at your visit; it does not have to be borne in silence.',
    act: 'WHO suggests the first contact by 12 weeks. If you have not had one, call this week: it is not too late. Ask about screening choices. Some countries end folic acid now and others go on with it, so ask before you change anything. A headache that does not pass with rest needs a call today; a sudden one, worse than any before, is an emergency.',
    ask: 'Which weeks are planned for my next visits? What is my blood pressure today, so that later numbers can be compared with it? What does my plan say about vitamin D, iron and folic acid?',
    tasks: [
      visit('Midwife', 'Have the first contact by now.', 'What is my blood pressure today?'),
      plan('Decide about screening', 'Decide about screening, with time to think.'),
      plan('Ask which supplements to go on with', 'Ask which supplements to go on with.'),
    ],
    rules: [...baseRules, '5.3 S05', '8.2', '9.1', '9.2'],
    sources: [...baseSources, 'WHO-2016', 'CDC-HH'],
  },
  {
    week: 13,
    body: 'This is the last week of the first three months. The placenta now does most of the feeding. The womb is leaving the pelvis, and trousers may close less well. Stretching can be felt as short pulls low in the belly.',
    feel: 'Energy often begins to return, and food may taste like itself again. Some people feel relief, others miss the signs and feel unsure. Talk about it with someone who listens more than they advise.',
    act: 'Write your questions before each visit, because they are forgotten in the room. Keep moving in a way that you like. Mild stretching when you move is common. Pain that is severe, constant or comes with bleeding or fever is not; call now. Palms or soles that itch without a rash need a call today.',
    ask: 'When are the next blood tests? Which movement is good for me, and which should I leave? Is there a class or a group near me, or one that I can join from home?',
    tasks: [
      visit('Midwife', 'Fix the date of the next visit.', 'Which movement is good for me?'),
      plan('Tell my employer', 'Plan when to tell your employer.'),
      plan('Choose a daily movement', 'Choose a movement that you like.'),
    ],
    rules: [...baseRules, '5.3 S15', '5.3 S21', '9.1'],
    sources: [...baseSources, 'RCOG-43', 'CDC-HH'],
  },
  {
    week: 14,
    body: 'The second three months begin. Many feel better now: less sickness, more appetite. The womb can be felt above the pubic bone, and the belly becomes rounder low down. Nose and gums may bleed more easily.',
    feel: 'You may feel more like yourself. It is too early for most people to feel the baby move, so a quiet belly is expected. Desire, dreams and plans can all change; talk with your partner about what feels good.',
    act: 'Ask about a flu vaccine if it is flu season; the injected one can be given in any week. If you gain weight from now on, the pace that fits you depends on your weight before pregnancy, and your care team can tell you. A nosebleed that lasts more than 20 minutes needs a call now.',
    ask: 'Which vaccines are offered in this pregnancy, and in which weeks? What did my first blood tests show, in words that I can take home? When is the scan of the baby’s body?',
    tasks: [
      visit('Vaccine', 'Ask about the flu vaccine in the season.', 'Which vaccines are offered, and when?'),
      visit('Scan', 'Ask for the date of the scan of the body.'),
      plan('Weigh myself once a week', 'Choose a day of the week for weighing, if you want to.'),
    ],
    rules: [...baseRules, '3.2', '5.3 S44', '9.2', '9.3'],
    sources: [...baseSources, 'ACIP'],
  },
  {
    week: 15,
    body: 'Gums may bleed more easily, and a cold can feel as if it never leaves the nose. The belly grows forward. The ligaments that hold the womb become longer, which some feel as a short pull at the side when they stand up.',
    feel: 'Appetite can be large. Sleep may be better than it was and than it will be, so use it. People may begin to comment on your body; you may answer, or change the subject, as you like.',
    act: 'See a dentist and say that you are pregnant. Brush gently, twice a day. Turn slowly in bed if your sides pull. A headache with blurred or flashing sight is never something to wait with: call your maternity unit. Iron-rich food such as beans, lentils, eggs cooked through and dark leaves is good in every week.',
    ask: 'Is my iron level known, and should it be looked at again? Is there anything in my job, such as chemicals, heat or lifting, that should change now?',
    tasks: [
      visit('Dentist', 'Arrange a visit to the dentist.', 'I am pregnant; which treatment can wait?'),
      visit('Midwife', 'Note the visit around 16 weeks.', 'Is my iron level known?'),
      plan('Look at risks at work', 'Look at heat, lifting and chemicals at work.'),
    ],
    rules: [...baseRules, '5.3 S06', '5.5', '8.2', '9.1'],
    sources: [...baseSources, 'CDC-HH', 'OPENSRP'],
  },
];
