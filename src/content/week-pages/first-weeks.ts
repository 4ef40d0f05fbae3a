import { baseRules, baseSources, medicine, plan, visit, type WeekPage } from './week-page.ts';

/** Weeks 4 to 9. */
export const firstWeeks: readonly WeekPage[] = [
  {
    week: 4,
    body: 'From the outside nothing has changed. Inside, the womb lining stays where it is, because the first parts of the placenta are growing into it. Your period does not come. Some people have light cramps, and breasts can feel full or sore.',
    feel: 'You may feel nothing at all, or as you do before a period. A positive test can bring joy, worry, or both within an hour. All of these are common, and none of them says how the pregnancy will go.',
    act: 'Take a pregnancy test if you have not done one. Go on with folic acid; your pharmacist or doctor can say which product. Leave alcohol and smoking aside. Bleeding like a period needs a call now. Pain on one side of the belly or at the tip of a shoulder, severe pain or fainting is an emergency.',
    ask: 'Which of my medicines, vitamins and herbs can I keep taking? Please do not stop a prescribed one before you have asked. Where do people here book their first visit, and how early?',
    tasks: [
      medicine('Folic acid', 'Be reminded of folic acid every day.'),
      plan('Write down the first day of my last period', 'Write down the first day of your last period.'),
      visit('Booking', 'Ask for your first visit.', 'How early should my first visit be?'),
    ],
    rules: [...baseRules, '5.3 S01', '8.1', '8.2'],
    sources: [...baseSources, 'NHS-FOOD', 'HESPERIAN'],
  },
  {
    week: 5,
    body: 'Tiredness often arrives before anything can be seen. Breasts may be tender, and their veins may show more. Your belly can feel swollen although the womb is still small and low, behind the pubic bone.',
    feel: 'Sleep may come early in the evening. Smells can seem stronger than last week. If you feel very little, that is common too. How strong the first signs are differs from one person, and from one pregnancy, to the next.',
    act: 'Contact a midwife, doctor or clinic and ask for your first visit. Eat soft cheese, meat, fish and eggs only as the food list in Meals says, because some foods carry infections. Light spots of blood without pain: call today. Heavier bleeding, or bleeding with pain or fever: call now. Soaking a pad within an hour is an emergency.',
    ask: 'Should I take a higher amount of folic acid because of my health or my family? Do I need a scan early, for example because of an earlier pregnancy outside the womb?',
    tasks: [
      visit('Booking', 'Arrange your first visit.', 'Do I need a higher amount of folic acid?'),
      medicine('Folic acid', 'Set a time of day for folic acid.'),
      plan('Read the food list', 'Read the food list in Meals once from top to bottom.'),
    ],
    rules: [...baseRules, '5.3 S01', '8.1', '8.2'],
    sources: [...baseSources, 'CDC-HH', 'NHS-FOOD'],
  },
  {
    week: 6,
    body: 'Nausea often starts around now. It is called morning sickness, but it can come at any hour. More water is kept in the body and the kidneys work harder, so you may pass urine more often.',
    feel: 'Food that you liked may become impossible for a while. Many people feel best when the stomach is never quite empty. Being sick and tired for weeks is hard, and you may tell the people around you that it is.',
    act: 'Eat small meals often, drink in sips, and rest when you can. Ginger helps some people. If nothing stays down for 24 hours, or you pass no urine for 8 hours, call your maternity unit or doctor now. Anyone with diabetes who keeps vomiting calls at once. Make a list of every medicine, vitamin and herb that you use.',
    ask: 'Is each thing on my list suitable in pregnancy? What can I do against the nausea if food and rest are not enough? Who do I call at night?',
    tasks: [
      plan('List all my medicines', 'Write the list of everything that you take.'),
      visit('Doctor', 'Have your medicines looked through.', 'Is each of my medicines suitable in pregnancy?'),
      medicine('Folic acid', 'Keep a reminder for folic acid.'),
    ],
    rules: [...baseRules, '5.3 S18', '5.6', '10'],
    sources: [...baseSources, 'NHS-VOM', 'OPENSRP'],
  },
  {
    week: 7,
    body: 'The womb is growing and begins to press on the bladder, so the way to the toilet is walked more often. Your waist may feel thicker. Heartburn and constipation can start already, because the gut moves more slowly.',
    feel: 'Mood can change quickly. Tears about small things and a short temper are both common. If you are low on most days for two weeks, or nothing brings you pleasure, say so to your doctor or midwife; there is help.',
    act: 'Small, frequent meals help against sickness. For constipation try fibre, water and walking. Pain or burning when you pass urine needs a call today. With fever, shivering or pain in the side, call now. Caffeine adds up over coffee, tea, cola and chocolate; keep the whole day below 200 mg. The counter in Meals helps.',
    ask: 'Which tests will be done at my first visit, and which of them can I decline? Is the exercise that I am used to still suitable for me?',
    tasks: [
      visit('Booking', 'Check that the date of your first visit is fixed.', 'Which tests will be done, and why?'),
      plan('Count the caffeine of one day', 'Count the caffeine of one ordinary day.'),
      plan('Plan a daily walk', 'Choose the time of a short daily walk.'),
    ],
    rules: [...baseRules, '5.3 S23', '5.3 S32', '5.6', '8.1'],
    sources: [...baseSources, 'OPENSRP', 'NHS-FOOD'],
  },
  {
    week: 8,
    body: 'Nothing shows yet under clothes. Breasts may be a size larger. Your heart pumps more blood than before, and some people feel dizzy when they stand up quickly. Discharge can be more, thin and white.',
    feel: 'Smells may bother you more than anything else. Perhaps you have not told people yet, and it takes strength to seem as usual. One person who knows can make these weeks much lighter.',
    act: 'Book the first full check, and aim for a date before 10 to 12 weeks. Stand up slowly. Fainting with belly pain, or pain on one side of the belly, is an emergency in these weeks. Wash salad and fruit, cook meat and eggs through.',
    ask: 'Do I need a scan to fix the date? Which vaccines have I had, and which will be offered to me later? What should I do about travel or heavy work?',
    tasks: [
      visit('Booking', 'Book the first full check.', 'Do I need a scan to fix the date?'),
      plan('Find my vaccine papers', 'Look for your vaccine papers.'),
      plan('Tell one person', 'Choose one person who may know.'),
    ],
    rules: [...baseRules, '5.3 S13', '5.3 S15', '5.3 S25', '8.1', '9.2', '9.3'],
    sources: [...baseSources, 'HESPERIAN', 'NHS-FOOD', 'ACIP'],
  },
  {
    week: 9,
    body: 'The womb has grown, but it is still inside the pelvis. Skin can become oilier or drier. Gums may be softer than before. The belly may feel bloated in the evening, which is more the gut than the womb.',
    feel: 'Mood swings are common, and so is worry about whether all is well. How sick or tired you feel does not answer that question. If worry fills your days, tell your midwife; you will not be the first this week.',
    act: 'Learn which foods to leave and which are fine when cooked: unpasteurised milk, mould-ripened soft cheese, all pâté, liver and raw meat are on the list to avoid. Drink no alcohol. A fever of 38.0 °C or more needs a call now, in every week. So does vomiting that leaves you without fluids.',
    ask: 'What does the blood group tell, and what happens if mine is rhesus negative? Which screening is offered here, from which week, and what can it tell me and what not?',
    tasks: [
      plan('Write questions for the first visit', 'Write three questions for the first visit.'),
      visit('Blood test', 'Note the date of the first blood test.', 'What does my blood group mean for me?'),
      visit('Dentist', 'Arrange a dental check; say that you are pregnant.'),
    ],
    rules: [...baseRules, '5.3 S14', '5.3 S18', '6.4', '8.1', '9.2'],
    sources: [...baseSources, 'CDC-HH', 'NHS-FOOD', 'NHS-VOM'],
  },
];
