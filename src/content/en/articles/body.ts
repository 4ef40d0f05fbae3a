import { section, type Article } from '@/content/entries/article.ts';

export const body: readonly Article[] = [
  {
    id: 'nausea-and-vomiting',
    topic: 'body',
    title: 'Nausea and vomiting',
    summary: 'What helps on ordinary days, and how to notice that it has become more than ordinary.',
    weeks: [4, 20],
    also: 'morning sickness hyperemesis vomit sick',
    tools: ['checker', 'readings'],
    sources: ['NHS-VOM', 'CDC-HH', 'MAIA'],
    sections: [
      section(
        'What is common',
        'Nausea often starts around week 6, can come at any hour of the day, and is often strongest around week 11. For most women it eases in the following weeks, for some it lasts longer. Smells that never mattered may become hard to bear. Being sick now and then does not harm the baby, who takes what is needed from your stores.',
      ),
      section('Things that help many women', [
        'Eat a little before you get up, something dry: toast, a biscuit, a piece of flatbread.',
        'Eat small amounts every two to three hours. An empty stomach makes it worse.',
        'Cold food smells less than hot food. Let another person cook if you can.',
        'Drink in sips, between meals rather than with them. If water comes back, try it cold, or with a little lemon or salt and sugar.',
        'Rest. Tiredness and nausea feed each other.',
        'Ask about iron tablets if they make it worse; there may be another way to take them. Do not simply stop them.',
      ]),
      section(
        'When it is more',
        'Vomiting every day, losing weight, or not being able to do ordinary things is not something to put up with. Speak to your midwife or doctor today. There are medicines that can be used in pregnancy. Loss of weight of five of a hundred parts of what you weighed before, for example 3 kg of 60 kg, should always be looked at.',
      ),
      section('Call now if', [
        'you have kept nothing down for 24 hours',
        'you have passed no urine for 8 hours, or it is very dark and you feel dizzy',
        'there is blood in what you vomit, you faint, or you are confused: call the emergency number if it is more than streaks',
        'you have a fever or strong pain in the belly',
        'you have diabetes and vomit',
      ]),
      section(
        'If it starts late',
        'Nausea that begins, or comes back, after 20 weeks is different. Together with a headache, trouble with your eyes, pain under the ribs, or sudden swelling it can belong to high blood pressure. Measure if you can, and call.',
      ),
      section(
        'Keeping watch',
        'Weigh yourself once a week on the same scales if numbers do not burden you, and note how often you were sick. Two lines a day are enough. They help a doctor to see in a minute what you would need ten minutes to tell, and they show you that it is getting better.',
      ),
    ],
  },
  {
    id: 'headache-and-eyes',
    topic: 'body',
    title: 'Headache and changes of sight',
    summary: 'Most headaches in pregnancy are harmless. How to tell apart those that must be looked at.',
    isForAfterLoss: true,
    also: 'migraine vision spots flashing blurred',
    tools: ['readings', 'checker'],
    sources: ['CDC-HH', 'WHO-DAK', 'ACOG-222', 'MAIA'],
    sections: [
      section(
        'Ordinary headaches',
        'Hormones, short nights, too little water, hunger, less coffee than before: all of these give headaches, most of all in the first months. They usually ease with water, food, a dark room, a cool cloth and sleep. Before you take anything for pain, ask which kind is right for you now. Some that you find in every cupboard are not wanted in the second half of pregnancy.',
      ),
      section(
        'Measure your pressure',
        'From 20 weeks on, and in the weeks after birth, a headache is a reason to measure your blood pressure. A headache together with 140 or more on top, or 90 or more below, needs a call now. If you have no cuff, go where there is one: a clinic, a pharmacy, a health post.',
      ),
      section('Call now if the headache', [
        'is severe, or the worst that you know',
        'does not go away with rest and drinking, or keeps coming back',
        'comes with blurred sight, flashing lights or spots, with swelling, or with pain under the ribs',
        'began after an epidural or spinal, and is worse when you sit or stand',
      ]),
      section('Call the emergency number if', [
        'it came like a blow, within seconds',
        'an arm or a leg is weak, the face hangs, speech is not clear, or you are confused',
        'there is a fit',
        'there is a stiff neck together with fever',
        'sight is suddenly gone in one eye or in both',
      ]),
      section(
        'Sight',
        'Blurred sight, spots that float, flashing lights, or seeing double in the second half of pregnancy or after birth need a call now, also without a headache. Tired eyes after a long day with a screen are something else: they are better after sleep and do not come with lights or spots. If you are not sure which it is, treat it as the first.',
      ),
      section(
        'What to tell',
        'When did it begin, where is it, what makes it better or worse, how are your eyes, what does the cuff say, what have you taken? Write it down as a note beside a reading. If you have migraine since before the pregnancy, say how this one differs from those that you know. A headache that is not like your usual ones counts as new.',
      ),
    ],
  },
  {
    id: 'swelling',
    topic: 'body',
    title: 'Swollen feet, hands and face',
    summary: 'Feet in the evening are common. Face and hands that swell suddenly, or one leg alone, are not.',
    weeks: [20, 42],
    also: 'oedema edema legs ankles ring clot',
    tools: ['readings', 'checker'],
    sources: ['CDC-HH', 'OPENSRP', 'AWHONN', 'MAIA'],
    sections: [
      section(
        'Why feet swell',
        'In the second half of pregnancy you carry more blood and more water than before, and the womb presses on the veins that come from the legs. By the evening the ankles are thick and shoes are tight. After a night they are better. Both feet are alike, it came slowly, and nothing else is wrong: that is the usual kind.',
      ),
      section('What helps', [
        'Put your feet up, higher than the hip, several times a day for a quarter of an hour.',
        'Move your feet in circles while you sit; walk a little each hour.',
        'Wear wide shoes, and take rings off before they become tight.',
        'Lie on your side to sleep; the left side takes weight off the large vein.',
        'Drink as you are thirsty. Drinking less does not take the water away.',
      ]),
      section(
        'Measure',
        'Swelling alone tells little. Swelling with a number tells much. Measure your blood pressure when your feet are worse than usual. If you weigh yourself: one kilogram or more within a week is a reason to measure your pressure and to look for the signs below; 2.3 kg or more within a week is a reason to call the same day.',
      ),
      section('Call now if', [
        'your face, the skin around your eyes, or your hands swell suddenly or very much',
        'the swelling comes with a headache, trouble with your eyes, pain under the ribs, or high pressure',
        'you are short of breath; at rest, call the emergency number',
      ]),
      section(
        'One leg is different',
        'A leg that is thicker than the other, red, warm, or that hurts in the calf or thigh and does not stop, can be a clot. Pregnancy and the weeks after birth make clots more likely. Call now. Do not rub the leg. If you also have chest pain, cannot breathe well, or cough blood, call the emergency number.',
      ),
      section(
        'After the birth',
        'Feet may swell even more in the first days and become slim within two weeks. The same signs count: a sudden swelling of face or hands, a headache, one leg alone. A weight that rises by 2 kg or more within three days after birth, with swelling or short breath, needs a call now, because the heart may need help.',
      ),
    ],
  },
  {
    id: 'itching',
    topic: 'body',
    title: 'Itching skin',
    summary: 'Stretched skin itches. Palms and soles that itch at night need a blood test.',
    weeks: [20, 42],
    also: 'itch cholestasis bile acids palms soles liver',
    tools: ['checker', 'bloodwork'],
    sources: ['RCOG-43', 'MAIA'],
    sections: [
      section(
        'The ordinary kind',
        'From the middle of pregnancy the skin of the belly, the breasts and the thighs stretches. It becomes dry and itches, most of all after a warm shower. A simple cream, cool water, loose cotton and a cool room help. The itch is where the skin is tight or dry, and there may be a rash or small marks.',
      ),
      section(
        'The kind that needs a test',
        'Itching without a rash, on the palms of the hands and the soles of the feet, or severe itching all over, is different. It is often worse at night. It can be a sign that the liver does not pass bile as it should; doctors call it cholestasis of pregnancy. It does not show on the skin, apart from scratches. A blood test for bile acids and of the liver gives the answer.',
      ),
      section(
        'Why it matters',
        'With high values of bile acids the risk for the baby rises. That is why the value is repeated, and why your team may want to see you often, and may plan the birth earlier. Values from 19 µmol/L on are looked at; from 40 µmol/L on more closely; 100 µmol/L or more is urgent. Your own result is explained by the team that took it.',
      ),
      section('Call today', [
        'for itching of palms or soles, in any week',
        'for severe itching all over without a rash',
        'if itching keeps you awake at night',
      ]),
      section('Call now if', [
        'the skin or the white of your eyes becomes yellow',
        'your urine becomes dark, or your stool pale',
        'your baby moves less than usual',
      ]),
      section(
        'Until the test',
        'Cool showers, a damp cloth, light cotton sheets and a cream from the refrigerator make the nights easier. Keep your nails short. Do not take herbs “for the liver”. Ask before you take medicine against itching. Note when it is worst and where; and keep the day of the blood test, even if the itching has become less by then.',
        'After the birth the itching usually goes away within days. It often comes back in another pregnancy, so tell the next midwife about it at the first visit. Some kinds of the pill may not suit you later; say that you had it when you talk about contraception.',
      ),
    ],
  },
  {
    id: 'bleeding-in-pregnancy',
    topic: 'body',
    title: 'Bleeding in pregnancy',
    summary: 'What to do at once, what to tell, and why even a little blood should be known to your team.',
    also: 'spotting blood miscarriage placenta ectopic',
    tools: ['checker', 'signs'],
    sources: ['CDC-HH', 'WHO-DAK', 'HESPERIAN', 'MAIA'],
    sections: [
      section(
        'First of all',
        'Blood is frightening, and it does not always mean the worst. Many women who bleed a little in the first months go on to have a healthy baby. But nobody can see the cause from outside, so it should always be told.',
      ),
      section('Call the emergency number if', [
        'you soak a pad within an hour, or faster',
        'you feel faint, or you have fainted',
        'you have severe pain in the belly, or pain at the tip of the shoulder',
      ]),
      section('Call your unit now if', [
        'you are more than about 14 weeks pregnant and bleed at all',
        'in the first weeks it is as much as a period, or there is tissue in it',
        'the pain is on one side',
        'you have a fever',
        'you have had a positive test, pain, and no scan yet: the pregnancy may lie outside the womb, and that is dangerous',
        'the bleeding began after a fall or a blow',
      ]),
      section(
        'A few light spots in the first weeks',
        'Light spots without pain need a call today, not at the next visit. Tell your blood group if you know it: women who are RhD negative may need an injection after bleeding.',
      ),
      section('What to note', [
        'when it began, and the colour: brown, pink or bright red',
        'how many pads, and how wet they were. Use pads and no tampons, so that it can be counted.',
        'clots or tissue: keep them in a clean container if you can, the doctors may want to look',
        'pain: where, how strong, does it come and go?',
        'whether it began after sex, or after an examination',
      ]),
      section(
        'What happens then',
        'You may be examined, a scan may look at the baby and at the place of the placenta, and blood is taken. If the placenta lies low, you will be told what to avoid. Ask what you should do if it begins again, day or night.',
      ),
      section(
        'Near the end',
        'From 37 weeks on a little pink or brown mucus can be the plug that leaves the neck of the womb. Before 37 weeks the same plug needs a call now. Bright red blood that flows is never the plug: call now.',
        'If a pregnancy ends, you did not cause it by work, by sex, or by a heavy bag. Help is there for you also then; the page about a loss says where.',
      ),
    ],
  },
  {
    id: 'back-and-belly',
    topic: 'body',
    title: 'Back pain, heartburn, cramps: the small troubles',
    summary: 'What you can do yourself, and the few signs that turn a small trouble into a call.',
    weeks: [12, 42],
    also: 'heartburn constipation pelvis cramps piles carpal sleep',
    tools: ['checker'],
    sources: ['WHO-DAK', 'OPENSRP', 'MAIA'],
    sections: [
      section(
        'Back and pelvis',
        'Joints become softer and the weight in front grows. Sit with a cushion in the small of the back, bend your knees when you lift, and sleep on your side with a pillow between the legs. Warmth and gentle movement help more than lying still. Getting in and out of bed with both knees together spares the pelvis.',
        'Call now for pain that comes in waves before 37 weeks, for fever or pain in the flank. Call the emergency number if you lose control of bladder or bowel, or if the skin between the legs becomes numb. If you cannot walk, call today.',
      ),
      section(
        'Heartburn',
        'Eat small meals, sit upright for an hour afterwards, and raise the head of the bed. Fatty and spicy food and coffee make it worse for many. A midwife or pharmacist can name a remedy. Pressure in the chest, or pain that goes to the arm or jaw, is not heartburn: call the emergency number. Constant pain under the right ribs needs a call now.',
      ),
      section(
        'Constipation and piles',
        'Water, fruit, vegetables, beans and whole grain, and a walk each day. Iron can make it worse; ask whether another kind or another time of day is better, but do not stop it by yourself. Severe pain with vomiting needs a call now; much blood needs a call today.',
      ),
      section(
        'Cramps in the calf',
        'They come at night. Pull the toes towards you, stand up, and walk a few steps. Stretch the calves before bed. A pain that stays, in one leg that is thick, red or warm, is something else: call now.',
      ),
      section(
        'Numb hands',
        'Water in the wrists presses on a nerve. Hands that tingle at night are common; shake them, or sleep with a straight wrist. Weakness of one side, a hanging face or speech that is not clear are signs of a stroke: call the emergency number.',
      ),
      section(
        'Sleep',
        'Go to the toilet, make the room cool and dark, put pillows wherever something presses, and leave the phone outside the bed. A short rest in the day is worth as much as an hour in the night. If you wake because you cannot get air, or because your heart races, that is not about sleep: call now.',
      ),
      section(
        'The rule behind all of them',
        'A small trouble comes slowly, gets better with simple things, and leaves you otherwise well. If it is sudden, strong, on one side only, or comes with fever, bleeding, high pressure or fewer movements of the baby, treat it as a sign and not as a trouble. If you cannot decide, use the symptom check: “not sure” counts as yes there, and that is meant so.',
      ),
    ],
  },
  {
    id: 'iron-and-tiredness',
    topic: 'body',
    title: 'Tired, pale, short of breath: about iron and blood',
    summary: 'Why the blood count is taken more than once, and how to get the most out of iron.',
    isForAfterLoss: true,
    also: 'anaemia anemia haemoglobin hemoglobin ferritin',
    tools: ['bloodwork', 'meals', 'reminders'],
    sources: ['WHO-DAK', 'OPENSRP', 'CDC-HH', 'MAIA'],
    sections: [
      section(
        'What happens to the blood',
        'In pregnancy the amount of blood grows by a lot, and its water grows faster than its red cells. So the value called haemoglobin falls a little in every pregnancy. When it falls further, because iron is short, doctors speak of anaemia. It makes you tired, and it makes a heavy bleeding at birth more dangerous. After a birth, or after the loss of a pregnancy, it can take weeks to become better.',
      ),
      section('The numbers', [
        'Haemoglobin below 11.0 g/dL in the first or last third of pregnancy, or below 10.5 g/dL in the middle third, is looked at by your team.',
        'Below 7.0 g/dL needs a call now.',
        'Ferritin shows the store of iron. A low store can be there before haemoglobin falls.',
      ]),
      section(
        'Food with iron',
        'Red meat that is cooked through, fish, lentils, beans, chickpeas, dark green leaves, millet, eggs. Iron from plants is taken up better together with vitamin C: lemon over lentils, tomato with beans, an orange after the meal. Tea and coffee with the meal hold it back; drink them an hour or two later. Liver has much iron, but so much vitamin A that it is left out in pregnancy.',
      ),
      section(
        'Iron tablets',
        'Take what your team has given you, at the time that they said. Many women take it best on an empty stomach with juice or fruit; if it makes you sick, ask whether you may take it with food or every other day. The stool becomes black, that is harmless. If it makes you constipated, drink more and ask. Keep the tablets away from children: they are dangerous for them.',
        'Set a reminder, and mark doses that you left out. A doctor who knows how many you really took understands the next blood count better.',
      ),
      section('Call now if', [
        'tiredness is overwhelming and comes with short breath, chest pain or fainting',
        'your heart races at rest',
        'you bleed heavily',
      ]),
      section(
        'Other reasons to be tired',
        'The thyroid, sugar, an infection, sleep, too much work, sadness. If a new and great tiredness does not go away with rest, ask for a check, also when the last blood count was good. Say what you can no longer do: that tells more than the word “tired”.',
      ),
    ],
  },
  {
    id: 'weight-in-pregnancy',
    topic: 'body',
    title: 'Weight in pregnancy, without praise or blame',
    summary: 'What the band on the chart is, what it is not, and which changes are worth a call.',
    also: 'bmi gain kilograms pounds scales',
    tools: ['readings'],
    sources: ['IOM-2009', 'NHS-VOM', 'MAIA'],
    sections: [
      section(
        'Why it is measured',
        'Weight is a rough sign. It says little about how well you eat, and nothing about how good a mother you are. It is useful for two things: a slow course over months, which shows whether you and the baby get enough, and a fast change within days, which can be water. You can hide it in the app if numbers about your body do you no good.',
      ),
      section('The band', 'For adult women with one baby the ranges depend on the weight before pregnancy:', [
        'BMI below 18.5: 12.5 to 18 kg in all',
        'BMI from 18.5 to 25: 11.5 to 16 kg',
        'BMI from 25 to 30: 7 to 11.5 kg',
        'BMI of 30 or more: 5 to 9 kg',
      ]),
      section(
        'How to read it',
        'In the first 13 weeks most women gain half a kilogram to two kilograms, or lose a little through nausea. After that the line rises slowly. The band in the chart is a straight line that helps the eye; real weight goes in steps. For twins other ranges hold, and for women under 18 the ranges were not made; ask your team.',
      ),
      section('How to weigh', [
        'once a week, on the same day, in the morning, after the toilet and before food',
        'on the same scales, with the same amount of clothing',
        'not after a long journey or a feast: a kilogram up and down within days is only water',
      ]),
      section('Changes that are worth a call', [
        'From 20 weeks: one kilogram or more within a week is a reason to measure your pressure and to look for headache, trouble with the eyes, pain under the ribs, or a swollen face.',
        'From 20 weeks: 2.3 kg or more within a week: call today.',
        'Loss of five of a hundred parts of the weight before pregnancy, or any loss with vomiting: call today; call now if no drink stays down.',
        'No gain over four weeks in the second half: mention it at the next visit.',
      ]),
      section(
        'What not to do',
        'Do not try to lose weight in pregnancy, and do not leave out meals, whatever you weighed before. If food and weight were ever a struggle for you, tell your midwife. She can weigh you without saying the number, and she can find someone who knows how to help.',
      ),
      section(
        'Afterwards',
        'Some of it is gone with the birth: the baby, the placenta, the water. The rest takes months, and it should. Feeding the baby, healing and sleep come first. Weight that rises by 2 kg or more within three days after birth, together with swelling or short breath, needs a call now.',
      ),
    ],
  },
];
