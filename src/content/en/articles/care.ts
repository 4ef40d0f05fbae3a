import { section, type Article } from '@/content/entries/article.ts';

export const care: readonly Article[] = [
  {
    id: 'your-visits',
    topic: 'care',
    title: 'Your visits: what happens, and how to get the most from them',
    summary: 'What is looked at when, what to bring, and how to leave with answers.',
    also: 'appointment antenatal contact questions booking midwife',
    tools: ['appointments', 'doctorChat', 'readings'],
    sources: ['WHO-DAK', 'WHO-2016', 'NICE-NG201'],
    sections: [
      section(
        'How many',
        'The WHO suggests at least eight contacts: one up to 12 weeks, then around 20, 26, 30, 34, 36, 38 and 40 weeks. Many countries offer more, some can offer fewer. If you can reach a clinic only a few times, say so at the first visit, so that the most important things are put on those days.',
      ),
      section('What is done', [
        'Each time: blood pressure, how you feel, urine where it is needed, the baby’s growth, and later its position and heartbeat.',
        'At the first visit: your story, blood group, blood count, tests for infections, weight, medicine, vaccines.',
        'Between 24 and 28 weeks: the sugar test. Around 28 weeks: the blood count again, and an injection for women who are RhD negative.',
        'Around 36 weeks: how the baby lies, and what you wish for the birth.',
      ]),
      section('What to bring', [
        'this phone with your readings, and your paper record if you have one',
        'all medicines, vitamins and herbs, in their packets',
        'letters and results from other places; a photo in Documents will do',
        'a person you trust, if you like; but you may also ask for some minutes alone',
      ]),
      section(
        'Write your questions before',
        'Everyone forgets half of them in the room. Put them into the note of the appointment, the most important one first. Say it at the beginning: “I have three questions.” If an answer has words that you do not know, ask for it again in other words. Repeat what you understood: “So I take it in the evening and come back if …”.',
      ),
      section(
        'Things that are hard to say',
        'Bleeding after sex, leaking, sadness, fear of the birth, hunger, drink, violence at home: midwives have heard all of it. If you cannot say it, write it and show the screen. You have a right to an examination with your consent only, to a woman where possible, to a translator, and to say stop.',
      ),
      section(
        'Between the visits',
        'Messages to your doctor are not watched live. For a question that can wait some days, write. For a sign, call. Before you leave a visit, ask for the number that is answered at night, and save it in the app; the Emergency page then shows it.',
        'If you cannot come, tell them and ask for another day at once. A missed visit is nothing to be ashamed of, and a clinic would rather see you late than not at all.',
      ),
    ],
  },
  {
    id: 'vaccines',
    topic: 'care',
    title: 'Vaccines in pregnancy',
    summary: 'Which ones are offered, when, and why some must wait until after the birth.',
    weeks: [8, 37],
    also: 'flu whooping cough pertussis tdap rsv tetanus covid mmr',
    tools: ['appointments', 'reminders'],
    sources: ['ACIP', 'IMMUNIZE', 'WHO-DAK', 'NHS'],
    sections: [
      section(
        'What they do',
        'A vaccine in pregnancy protects twice. It protects you, because some infections are harder on a pregnant woman. And what your body makes against the germ passes through the placenta, so that the baby has it in the first months, before the baby’s own vaccines work. Which ones are offered depends on your country; ask at your first visit.',
      ),
      section('Offered in many places', [
        'Flu, the injection: in the flu season, in any third of the pregnancy. Not the spray for the nose.',
        'Whooping cough: in the USA between 27 and 36 weeks of each pregnancy; in the UK from 16 weeks, best between 20 and 32.',
        'RSV, a virus that makes small babies short of breath: in the UK from 28 weeks, all year; in the USA between 32 weeks and 36 weeks and 6 days, from September to January.',
        'Tetanus: where your earlier ones are not complete. Bring your card.',
        'COVID-19: advice differs between countries and changes; ask.',
      ]),
      section(
        'Wait until after the birth',
        'Vaccines with living germs, such as the one against measles, mumps and rubella, the one against chickenpox, and the flu spray, are not given in pregnancy. If a blood test shows that you are not protected against rubella or chickenpox, plan the injection for the days after the birth. Until then stay away from people who have it.',
      ),
      section(
        'If you have met an infection',
        'If you were near someone with chickenpox, shingles, measles, rubella or slapped cheek disease, call today and say how many weeks pregnant you are; a blood test can show whether you are protected, and some treatments only work early. With a rash of chickenpox call now, and by telephone first: do not sit in a waiting room with other pregnant women.',
      ),
      section(
        'Ordinary effects',
        'A sore arm, tiredness and a slightly raised temperature for a day or two are common. A temperature of 38.0 °C or more needs a call, after a vaccine too. Swelling of lips or tongue, or trouble breathing, is an emergency.',
      ),
      section(
        'If you have doubts',
        'Ask the person who gives it: what is known, what is not, what the illness would do. Ask for a leaflet and a day to think. A good answer has numbers and no pressure.',
        'Write the day and the name of each vaccine into the app, or take a photo of the card. After the birth somebody will ask, and the card is then at home.',
        'Your partner, grandparents and older children can protect the baby too: a house in which nobody has the flu or whooping cough is the best cradle. Ask which of their own vaccines are due.',
      ),
    ],
  },
  {
    id: 'medicines',
    topic: 'care',
    title: 'Medicines, and what to do about a missed dose',
    summary: 'Why stopping by yourself can be more dangerous than the tablet, and how to keep order.',
    isForAfterLoss: true,
    also: 'tablets pills dose missed pharmacist herbs',
    tools: ['reminders', 'doctorChat'],
    sources: ['NHS-SPS', 'MAIA'],
    sections: [
      section(
        'The first list',
        'Write down everything that you take: tablets, injections, sprays, creams, vitamins, herbs, teas that are sold as remedies, and what a neighbour gave you. Show it to your midwife, doctor or pharmacist, with the packets. Ask of each: may I go on, should it be changed, what is it for?',
      ),
      section(
        'Do not stop by yourself',
        'Medicine for epilepsy, thyroid, sugar, mood, asthma, blood pressure, HIV, or against blood clots protects you and with you the baby. Stopping it suddenly can do more harm than taking it. Some medicines are indeed not advised in pregnancy; then they are replaced in a careful way. If you read a warning in a leaflet, do not stop: call your doctor or pharmacist the same day.',
      ),
      section(
        'When you have missed a dose',
        'Look into the leaflet, or ask your pharmacist. Do not take a double dose to make up for it unless the person who prescribed it has told you to. Some medicines have rules of their own: insulin, medicine for epilepsy, for HIV, for the thyroid, for blood pressure, against clots, lithium, steroids, antibiotics. For these call your pharmacist, midwife or doctor now.',
        'In the app mark the dose as skipped, or choose to ask. Nobody will scold you, and a true record helps: a doctor who thinks that you took all of it may raise the dose for nothing.',
      ),
      section('Keeping order', [
        'Set a reminder for each medicine, with the words of the label. The app never works out a dose.',
        'Put tablets where you already go at that time: beside the toothbrush, beside the tea.',
        'Order the next packet when a week is left.',
        'When you travel to another time zone, ask about the times; the app will not move them without asking you.',
        'Keep them out of reach of children, also of visitors’ children.',
      ]),
      section(
        'Pain, colds, sleep',
        'The things that are sold without a prescription count as medicine too. Some kinds of pain relief, some cold remedies with several substances, and many herbs are not wanted in pregnancy or while feeding. Ask before the first tablet. A pharmacist can often answer within a minute.',
      ),
      section('Call now if', [
        'you have taken more than prescribed',
        'lips, tongue or face swell, or breathing becomes hard after a medicine: call the emergency number',
        'you vomit and cannot keep down a medicine that must not be missed',
      ]),
    ],
  },
  {
    id: 'laboratory-results',
    topic: 'care',
    title: 'Reading a laboratory report',
    summary: 'Why printed ranges do not always fit pregnancy, and what a star beside a number means.',
    also: 'blood test range flag results report lab',
    tools: ['bloodwork', 'doctorChat'],
    sources: ['WHO-DAK', 'ACOG-222', 'RCOG-43', 'MAIA'],
    sections: [
      section(
        'What is on it',
        'A report lists names, numbers, units and ranges. The range is where most healthy people lie, and it is usually made from people who are not pregnant. A star, an arrow, an H or an L only says that the number lies outside that range. It does not say that you are ill, and a number without a star does not say that you are well.',
      ),
      section(
        'What pregnancy changes',
        'Blood becomes thinner, so haemoglobin and albumin fall. White cells rise. An enzyme called alkaline phosphatase rises, because the placenta makes it. Creatinine falls, because the kidneys work more: a creatinine that is usual for others can be too high for you. The thyroid has ranges of its own. That is why Maia shows notes for each third of the pregnancy beside the printed range, and the printed range stays first.',
      ),
      section('Some values that your team acts on', [
        'haemoglobin below 11.0 g/dL in the first and last third, below 10.5 in the middle; below 7.0 at once',
        'platelets below 150, and at once below 100, in thousands per microlitre',
        'liver enzymes ALT or AST more than twice the upper limit: at once',
        'creatinine above 1.1 mg/dL (97 µmol/L): at once',
        'protein in urine of two plus or more; with high blood pressure at once',
        'bile acids of 19 µmol/L or more; at once from 100 µmol/L on',
      ]),
      section(
        'Numbers are not alone',
        'A doctor reads a number together with how you feel, what it was before, how the blood was taken, and what else is on the page. A sample that stood for hours can change. One odd value is often repeated before anything is done. A change over three reports says more than one star: that is what the trend in the app is for.',
      ),
      section(
        'Reading it with the app',
        'You can photograph a report. The numbers are read on this phone, and you compare each of them with the picture before it is kept. Check the decimal point and the unit with care: they are what goes wrong most easily, by machine and by eye. Then send it to your doctor with a question of yours.',
      ),
      section(
        'Results that are private',
        'Tests for HIV, syphilis and hepatitis may be on the page. A first positive test needs a second one to be sure, and treatment works, for you and for the baby. The app does not put such results into notifications or summaries. Call today, and choose with whom you share it.',
      ),
    ],
  },
];
