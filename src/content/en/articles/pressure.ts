import { section, type Article } from '@/content/entries/article.ts';

export const pressure: readonly Article[] = [
  {
    id: 'measure-blood-pressure',
    topic: 'pressure',
    title: 'How to measure your blood pressure at home',
    summary: 'A reading is only as good as the way it was taken. Five quiet minutes make the number worth trusting.',
    isForAfterLoss: true,
    also: 'cuff arm device monitor technique',
    tools: ['readings', 'signs'],
    sources: ['MH-BP', 'PE-FDN'],
    sections: [
      section(
        'Before you start',
        'Choose a time of day that you can keep, for example after waking or before the evening meal, and use the same arm each time. Numbers that were taken in the same way can be compared; numbers taken in a hurry cannot.',
        [
          'Empty your bladder. A full bladder can add about 10 mmHg.',
          'For 30 minutes before, no coffee or tea, no smoking, no food and no exercise.',
          'Sit still for 3 to 5 minutes. Lean your back against the chair, put both feet flat on the floor, and do not cross your legs.',
        ],
      ),
      section(
        'The cuff',
        'The cuff goes on the bare upper arm. A cuff over clothes can change the number by 5 to 50 mmHg, and a cuff that is too small can add 2 to 10 mmHg. If your arm is between two sizes, ask your midwife or pharmacist which one fits.',
        'Rest the arm on a table or cushion, so that the cuff is as high as your heart. An arm that hangs down can add about 10 mmHg. Use a device for the upper arm that has been tested in pregnancy. Devices for the wrist or the finger are not precise enough here.',
      ),
      section(
        'While it measures',
        'Do not talk, and ask others not to talk to you: talking alone can add about 10 mmHg. When the number has come, wait one minute and measure once more. Write down both. Maia keeps both and uses the higher one of the two when it looks at them together.',
      ),
      section(
        'If the number surprises you',
        'Check the cuff, the arm and your seat, rest for 10 to 15 minutes, and measure again. Do not throw a high number away because it looks wrong: save it, the app will ask you what to do next.',
        'A reading of 160 or more on top, or 110 or more below, needs a call at once. You do not have to wait for a second reading if you have a bad headache, trouble with your eyes, pain under the ribs, chest pain, trouble breathing, or if you feel very unwell.',
      ),
      section(
        'What a good number does not tell',
        'A usual number at home does not cancel what you feel. In women who already have high blood pressure, values at home are often lower than at the clinic. If something feels wrong, call, whatever the device says.',
      ),
    ],
  },
  {
    id: 'two-numbers',
    topic: 'pressure',
    title: 'What the two numbers mean',
    summary:
      'The top number and the bottom number, the lines on the chart, and why one reading is seldom the whole story.',
    also: 'systolic diastolic mmHg chart bands range',
    tools: ['readings'],
    sources: ['ACOG-222', 'WHO-DAK', 'PE-FDN', 'MAIA'],
    sections: [
      section(
        'Top and bottom',
        'The top number, called systolic, is the pressure in your arteries while the heart pumps. The bottom number, called diastolic, is the pressure between two beats. Both are given in mmHg, an old unit that means millimetres of mercury. “118 over 76” is written 118/76.',
        'In pregnancy each of the two counts by itself. A reading is high if the top number is high, if the bottom number is high, or if both are. 150/80 and 130/92 are both looked at in the same way.',
      ),
      section('The lines that matter in pregnancy and for 12 weeks after birth', [
        '160 or more on top, or 110 or more below: the severe range. It needs medical help now.',
        '140 or more on top, or 90 or more below: the high range. Rest for 10 to 15 minutes and measure again; if it stays there, your team wants to hear from you the same day.',
        '135 or more on top, or 85 or more below: slightly raised. Measure again today and each day for three days, and mention it at your next visit.',
        'Below 90 on top, or below 60 below: low. Often harmless if you feel well; stand up slowly and drink water.',
      ]),
      section(
        'Why these lines are lower than for others',
        'You may have heard of other limits from relatives. Limits for pregnancy are used because high pressure can become dangerous for mother and baby at values that would only be watched in other people. That is also why nobody should tell you to wait with a severe number.',
      ),
      section(
        'One reading and many readings',
        'Blood pressure moves all day: with stairs, worry, pain, a full bladder, talking. One number is a single picture. Your team looks at repeated readings: two high ones that are more than four hours apart mean more than one high number that was gone after a rest.',
        'So regular readings help even when they look dull. They show what is usual for you, and a change is seen earlier. If you start before 20 weeks, the first weeks become the line that later readings are compared with.',
      ),
      section(
        'What the app does with it',
        'Maia draws the lines into the chart and tells you what a number asks for. It does not make a diagnosis, and it never says that everything is fine. A very low number, below 80 on top or below 40 below, is asked about once more, because it is often a mistake in typing.',
        'Call now if you faint, bleed, have a fever, chest pain or trouble breathing with a low reading.',
      ),
    ],
  },
  {
    id: 'high-blood-pressure',
    topic: 'pressure',
    title: 'High blood pressure in pregnancy: what your team watches for',
    summary: 'What it can mean, which signs belong to it, and what usually happens at the clinic.',
    weeks: [20, 42],
    also: 'preeclampsia pre-eclampsia hypertension protein urine',
    tools: ['readings', 'checker', 'appointments'],
    sources: ['ACOG-222', 'WHO-DAK', 'CDC-HH', 'PE-FDN'],
    sections: [
      section(
        'Why it is watched so closely',
        'High blood pressure is one of the most common medical matters in pregnancy. Many women with it have a healthy baby. But from about 20 weeks on it can be part of an illness called pre-eclampsia, in which the blood vessels, the kidneys, the liver and the brain can be affected. It can begin without any feeling at all. That is the reason why the pressure is taken at every visit and why many teams ask for readings at home.',
      ),
      section('Signs that belong together', 'With high readings, or even without, these signs need a call at once:', [
        'a bad headache, or one that does not go away',
        'blurred vision, flashing lights or spots',
        'pain under the ribs or in the upper belly',
        'new vomiting in the second half of pregnancy',
        'sudden swelling of the face or the hands',
        'trouble breathing, chest pain, confusion',
        'the baby moves less than usual',
      ]),
      section(
        'What the clinic does',
        'The pressure is taken again, after a rest and with the right cuff. A urine test looks for protein. Blood tests look at the platelets, the liver and the kidneys. The baby’s growth and movements may be checked by a scan or a heart tracing. You may be asked to come more often, to measure at home, to take medicine, or to stay in hospital for a while.',
        'Ask what your own limits are, how often to measure, and which number you should call at night. Write the answers down; you can keep them in a note beside a reading.',
      ),
      section(
        'Medicine',
        'Several medicines for blood pressure can be taken in pregnancy. Never start, stop or change one by yourself, also not after a good reading: the good reading may be there because of the medicine. If you feel dizzy, or the top number falls below 100 while you take such medicine, tell your team today.',
      ),
      section(
        'How long it goes on',
        'For many women the pressure settles within 12 weeks after birth. Until then it can still rise, most of all in the first days. If it was high in this pregnancy, tell every doctor who treats you later in life, because they will want to measure it from time to time.',
        'A number of 160 on top or 110 below, or two high numbers with any of the signs above, is not something to sleep on. Call now.',
      ),
    ],
  },
  {
    id: 'severe-reading',
    topic: 'pressure',
    title: 'When a reading is in the severe range',
    summary: 'What to do in the first fifteen minutes, what to say on the phone, and what not to do.',
    also: '160 110 emergency call repeat',
    tools: ['signs', 'readings'],
    sources: ['ACOG-767', 'ACOG-222', 'WHO-DAK', 'PE-FDN', 'MAIA'],
    sections: [
      section(
        'Which numbers are meant',
        'A reading is in the severe range if the top number is 160 or more, or the bottom number is 110 or more. One of the two is enough. This holds in pregnancy and in the first 12 weeks after birth. It needs medical help now, even if you feel well: the pressure can harm before it is felt.',
      ),
      section('The first minutes', [
        'Sit down. Do not walk around, and do not drive yourself.',
        'Call your maternity unit. If you have a bad headache, trouble with your eyes, pain under the ribs, chest pain, trouble breathing, confusion, or if you feel very unwell, call the emergency number instead and do not wait for a second reading.',
        'Ask another person to stay with you. Unlock the door.',
        'Measure again after 15 minutes, sitting, with the arm supported. You can measure earlier, from 5 minutes on, if you cannot rest.',
      ]),
      section(
        'What to say',
        'Say it in one sentence: “I am 31 weeks pregnant and my blood pressure is 168 over 114.” After birth, say how many days ago you gave birth. Then say what you feel, which medicine you take and when you took it last. Maia puts your numbers on the card, so that you can read them out.',
      ),
      section(
        'After the second reading',
        'Two severe readings, fifteen minutes apart, are an emergency: call the emergency number. If the second number is high but no longer severe, your unit still needs to hear from you now. If it is lower than 140 over 90, one severe reading still needs a call today, and further readings after one hour and after four hours.',
        'If you could not measure a second time, act as if it were still severe.',
      ),
      section('What not to do', [
        'Do not take extra tablets unless a clinician tells you to.',
        'Do not wait until the morning because you do not want to disturb anyone. The unit is there at night.',
        'Do not lie flat on your back. If you feel faint, lie on your left side.',
        'Do not delete the reading. The people who help you need to see it.',
      ]),
      section(
        'What happens at the hospital',
        'Severe pressure that stays is treated quickly, usually within 30 to 60 minutes. You are watched closely, blood and urine are tested, and the baby is checked. Take this phone and its charger with you: your readings are in it, also without a network.',
      ),
    ],
  },
  {
    id: 'pressure-after-birth',
    topic: 'pressure',
    title: 'Blood pressure after the birth',
    summary: 'The days when it is highest are the days when you are home again. What to measure, and for how long.',
    also: 'postpartum postnatal week first days',
    tools: ['readings', 'signs', 'appointments'],
    sources: ['ACOG-736', 'CDC-HH', 'ACOG-222', 'MAIA'],
    sections: [
      section(
        'It does not end with the birth',
        'Many families think that the danger of high blood pressure is over once the baby is there. Often the opposite is true for some days: the pressure tends to be highest on days 3 to 6 after the birth, when most women have left the hospital and sleep little. Pre-eclampsia can even begin after birth in a woman whose readings were usual before.',
      ),
      section(
        'Who should measure',
        'If your pressure was high at any time in pregnancy or around the birth, measure once a day for the first ten days, or as your team has told you. Ask before you go home: how often, which numbers to call for, which telephone number, and whether your medicine goes on.',
        'The same lines count as in pregnancy, for 12 weeks: 140 on top or 90 below is high, 160 on top or 110 below is severe.',
      ),
      section(
        'Checks to ask about',
        'After severe high pressure a check within 72 hours after birth is often advised, and one between day 7 and day 10 for everyone whose pressure was high. If nobody has given you a date, ask for one. At the visit about six weeks after birth ask what follows. If the pressure is still high at 12 weeks, ask about follow-up.',
      ),
      section('Call now for', [
        'a headache that is bad, new or does not go away',
        'blurred vision, flashing lights or spots',
        'pain under the ribs, new vomiting',
        'trouble breathing, most of all when you lie flat, or a racing heart',
        'swelling of the face or hands that comes suddenly',
        'a fit, fainting or confusion: call the emergency number',
      ]),
      section(
        'Say that you gave birth',
        'When you call, or when you come to an emergency room, say at once: “I gave birth ten days ago.” People who do not know it may look for other causes first. These signs count for up to a year after the birth.',
      ),
      section(
        'Medicine and feeding',
        'There are medicines for blood pressure that fit with breastfeeding. Ask for one of them, and do not stop a tablet because of the milk without asking. Pain relief also matters: some kinds are not wanted with high pressure, so ask which one you may take. Set a reminder for each medicine; with a newborn the hours of the day become one.',
      ),
    ],
  },
];
