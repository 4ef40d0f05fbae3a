import { section, type Article } from '@/content/entries/article.ts';

export const sugar: readonly Article[] = [
  {
    id: 'gestational-diabetes',
    topic: 'sugar',
    title: 'Gestational diabetes: a plain explanation',
    summary: 'Why sugar can rise in pregnancy, how it is found, and what the weeks after look like.',
    weeks: [20, 40],
    also: 'gdm ogtt glucose test insulin',
    tools: ['readings', 'meals', 'appointments'],
    sources: ['WHO-DAK', 'ADA-P', 'NICE-NG3'],
    sections: [
      section(
        'What it is',
        'In the second half of pregnancy the placenta makes hormones that work against insulin. The body has to make more insulin than before. When it cannot make enough, the sugar in the blood rises. If this is found for the first time in pregnancy, it is called gestational diabetes. It is nobody’s fault, and it is found in slim women too.',
      ),
      section(
        'How it is found',
        'A sugar test is usual between 24 and 28 weeks, earlier when there is a reason, for example diabetes in the close family or in a former pregnancy. In one common form you drink a sweet solution after a night without food, and blood is taken before and after. Different countries use different limits, so only the place where you were tested can tell you what your result means. A home meter cannot make the diagnosis.',
      ),
      section(
        'Why it is treated',
        'High sugar passes to the baby, who then grows faster than the birth can be easy for, and may have low sugar after birth. It also makes high blood pressure more likely. With treatment these risks become much smaller. Most women need food and movement alone; some also need tablets or insulin. Needing insulin is not a failure: the placenta has become stronger.',
      ),
      section('What you will be asked to do', [
        'Measure your sugar: usually in the morning before food, and one or two hours after meals. The time counts from the first bite.',
        'Spread starchy food over three small meals and some snacks, and eat protein with it.',
        'Walk for 10 to 15 minutes after meals, if your team agrees.',
        'Bring your numbers to each visit. Maia can show them by type and by day.',
      ]),
      section(
        'Your own targets',
        'Many teams ask for less than 95 mg/dL (5.3 mmol/L) before breakfast and less than 140 mg/dL (7.8 mmol/L) one hour after a meal. For two hours after a meal guidelines differ: 120 mg/dL or 6.4 mmol/L. If your team has given you other targets, enter those in your profile; they always win.',
      ),
      section(
        'After the birth',
        'For most women the sugar is usual again soon after the birth. A blood test some weeks later, often between 6 and 13 weeks, shows whether it has stayed so. Do not leave it out: it is the one test that new mothers forget most often. Tell your doctor about it before a next pregnancy.',
        'Call now if you have diabetes and vomit, or cannot keep fluids down, whatever the meter says.',
      ),
    ],
  },
  {
    id: 'measure-sugar',
    topic: 'sugar',
    title: 'Measuring sugar with a meter',
    summary: 'Clean fingers, the right time, the right unit: small things that change the number.',
    also: 'finger prick strip glucometer mg/dl mmol units',
    tools: ['readings'],
    sources: ['ADA-P', 'NICE-NG3', 'MAIA'],
    sections: [
      section(
        'When',
        'Ask your team which times they want. Common ones are in the morning before you eat or drink anything but water, one hour after a meal, or two hours after a meal. The hour starts with the first bite, not with the last. Look at the clock when you begin to eat.',
      ),
      section('How', [
        'Wash your hands with water and dry them. Fruit on a finger gives a high number that is not yours.',
        'Use the side of a fingertip; it hurts less than the middle. Change fingers.',
        'Check that the strips are in date and were kept dry and closed.',
        'Let a drop form without pressing hard.',
        'Write down the number with its time and type at once, also when you do not like it.',
      ]),
      section(
        'Two units',
        'Some meters show mg/dL, with numbers such as 92 or 134. Others show mmol/L, with numbers such as 5.1 or 7.4. They mean the same but must not be mixed: 5.1 entered as mg/dL would look like an emergency. Choose your unit once in Maia. If you enter a number that only fits the other unit, the app asks before it saves.',
      ),
      section(
        'LO, HI and zero',
        'LO means that the sugar is lower than the meter can show. Treat it as very low: take fast sugar if you can swallow safely. HI means that it is higher than the meter can show: call your team now. Zero is never a real reading. If the meter shows something that does not fit with how you feel, wash your hands and measure again.',
      ),
      section(
        'What your team looks for',
        'One number above a target is information and not a mistake of yours. A pattern counts: two numbers of the same kind above the target within seven days are worth showing to your team this week. Write beside them what was different: a late meal, a sick day, a night without sleep, a missed walk. That helps more than a perfect page.',
        'A number of 200 mg/dL (11.1 mmol/L) or more needs a call today. Call now if you also vomit, have belly pain, fever, fast breathing or great thirst, or if the number is 250 mg/dL (13.9 mmol/L) or more.',
      ),
      section(
        'Without diabetes',
        'If nobody has told you that you have diabetes, a home meter does not decide anything. Mention numbers that look high at your next contact; a test in the laboratory decides.',
      ),
    ],
  },
  {
    id: 'low-sugar',
    topic: 'sugar',
    title: 'When sugar is too low',
    summary: 'How it feels, the rule of fifteen minutes, and what the people around you should know.',
    also: 'hypo hypoglycaemia shaking sweating insulin',
    tools: ['readings', 'signs'],
    sources: ['ADA-H', 'ADA-P', 'NICE-NG3'],
    sections: [
      section(
        'Who it concerns',
        'Low sugar happens mostly to women who use insulin or tablets that lower sugar. It can come when a meal is late or small, after more walking than usual, after vomiting, or in the night. Without such medicine it is rare.',
      ),
      section('How it feels', 'Every person has her own signs. Learn yours. Common ones are:', [
        'shaking, sweating, a fast heart, hunger',
        'pale skin, tingling lips, a headache',
        'anger or tears without a reason, trouble finding words',
        'in the night: bad dreams, a damp pillow, a headache in the morning',
      ]),
      section(
        'What to do',
        'Below 70 mg/dL (3.9 mmol/L) is low. If you can swallow safely, take fast sugar now: glucose tablets, juice, or a regular soft drink, not a diet one. Chocolate is too slow. Check again after 15 minutes. If it is still low, take the same again. When it is up, eat something longer lasting, such as bread or a meal that was due anyway.',
        'Below 54 mg/dL (3.0 mmol/L) is a serious low. Do the same, and then call your team: the treatment has to be looked at the same day. If a low comes back within seven days, tell them too.',
      ),
      section(
        'When others have to act',
        'If you are drowsy, confused, have a fit or do not answer, others must call the emergency number. They must not give you food or drink while you are not fully awake, because you could choke. They should lay you on your side and stay with you. Show this page to the people you live with, before it is needed.',
      ),
      section('Keep ready', [
        'something sweet in the bag, beside the bed, and in the car',
        'a charged phone and the number of your team',
        'a note in your purse that says that you are pregnant and use insulin; the wallet card of Maia can be printed',
      ]),
      section(
        'What to think about later',
        'Write down the number, the time and what came before. Do not leave out the next dose of insulin by yourself, and do not change it: call. Do not drive until the sugar is up and you feel clear again. Measure before you drive if you use insulin.',
      ),
    ],
  },
  {
    id: 'eating-with-diabetes',
    topic: 'sugar',
    title: 'Eating well with gestational diabetes',
    summary: 'What to put on the plate, why breakfast is the hardest meal, and why going hungry does not help.',
    also: 'carbohydrates diet snacks meals ramadan fasting',
    tools: ['meals', 'readings'],
    sources: ['ADA-P', 'ACOG', 'DRI', 'MAIA'],
    sections: [
      section(
        'The main idea',
        'Starch and sugar from food become sugar in the blood. You need them, and so does the baby. What helps is less at one time, more often, and together with protein, fat and vegetables, so that they arrive slowly. Three small meals and two to four snacks work for many women.',
      ),
      section('Building a plate', [
        'Half of it vegetables: cooked greens, beans in the pod, salad, okra, cabbage, tomatoes.',
        'A quarter protein: lentils, beans, eggs that are cooked through, fish, chicken, yoghurt, tofu.',
        'A quarter starch, rather whole grain: brown rice, whole-wheat flatbread, oats, millet, sweet potato, maize that has not been refined.',
        'Fruit in small portions, with some nuts or yoghurt, and not as juice.',
      ]),
      section(
        'Breakfast is the hardest meal',
        'In the morning the body’s own hormones work against insulin most strongly. The same bread that is harmless at noon can give a high number at eight. Try a smaller portion of starch in the morning, with eggs, beans or yoghurt, and move the rest to the middle of the day.',
      ),
      section(
        'Drinks',
        'Sugary drinks and juice raise sugar within minutes. Keep them for the treatment of a low. Water, milk in small glasses, and tea without sugar do not surprise you. Sweeteners: ask which ones your clinic accepts.',
      ),
      section(
        'Do not go hungry',
        'Leaving out meals to get a better number is not safe. The body then burns fat and makes ketones, and those are not wanted in pregnancy. At least 175 g of carbohydrate a day is the usual minimum; your dietitian may have given you an amount of your own. If you use insulin or tablets, a missed meal can bring a low. Pregnancy is not a time for losing weight.',
      ),
      section(
        'Fasting for faith',
        'Talk with your team before you fast. With diabetes in pregnancy fasting can be dangerous, and many traditions allow you to fast at another time. If you have begun to fast, tell them today.',
      ),
      section(
        'Walk',
        'A walk of 10 to 15 minutes after a meal lowers the number for many women, if your team agrees. It also helps sleep and the bowels. Look at the number with and without it for a week: that is better than any list.',
      ),
    ],
  },
];
