import { section, type Article } from '@/content/entries/article.ts';

export const food: readonly Article[] = [
  {
    id: 'foods-to-leave-out',
    topic: 'food',
    title: 'Foods to leave out, and foods that only need heat',
    summary: 'The list is shorter than the rumours. What is on it, and for what reason.',
    also: 'listeria toxoplasma cheese fish raw egg salmonella mercury',
    tools: ['meals'],
    sources: ['NHS-FOOD', 'FSA', 'FDA'],
    sections: [
      section(
        'Why there is a list at all',
        'In pregnancy the body fights some germs less well, and a few of them can reach the baby. Other foods hold too much of something: mercury, or vitamin A. That is all that the list is about. It is not about hot and cold foods, and it is not about what a good mother eats. Advice differs a little between countries; where it does, the Meals page names the country.',
      ),
      section('Leave out', [
        'milk, cream and soft cheese that are not pasteurised',
        'soft cheese with a white or blue mould, unless it is cooked until it steams',
        'all pâté, also of vegetables',
        'liver, fish-liver oil, and tablets with retinol, because of vitamin A',
        'raw or pink meat, and game that was shot with lead',
        'raw shellfish and oysters',
        'shark, swordfish and marlin; in the USA also king mackerel, tilefish, orange roughy and bigeye tuna',
        'raw sprouts, and eggs that are raw or soft where they are not known to be safe',
        'alcohol and energy drinks',
      ]),
      section('Safe when it steams', 'Heat kills the germs. These are fine when they are hot all the way through:', [
        'cold cured meat such as salami, sausages from the packet, deli meat',
        'smoked fish from the refrigerator',
        'leftovers and ready meals: heat until they steam, and eat them within 24 hours once opened',
      ]),
      section('Limited', [
        'tuna: in the UK two fresh steaks or four cans of medium size a week',
        'oily fish: two portions a week in the UK. It is good food; the limit is about what the sea contains.',
        'caffeine: 200 mg a day',
      ]),
      section('Good to know', [
        'Hard cheese, and pasteurised mozzarella, feta, cottage cheese, cream cheese and paneer are fine.',
        'Peanuts are fine unless you are allergic.',
        'Wash salad, fruit and vegetables, also those that you peel.',
        'Wash knives and boards after raw meat. Keep raw and cooked food apart.',
        'Wear gloves in the garden, and let another person clean the cat’s tray.',
      ]),
      section(
        'If you have eaten it already',
        'One meal very rarely does harm. You need no test because of one soft cheese. Call if you get a fever, if you feel as with flu, or if you have diarrhoea with blood. And be kind to yourself: half the people who give you advice at a table do not know the list.',
      ),
    ],
  },
  {
    id: 'what-you-need',
    topic: 'food',
    title: 'What the two of you need: folic acid, iron, iodine and the rest',
    summary: 'A short tour of the vitamins and minerals that count, and where to find them on an ordinary plate.',
    also: 'vitamins supplement folate calcium protein vegan b12',
    tools: ['meals', 'reminders'],
    sources: ['WHO-DAK', 'DRI', 'NHS', 'ACOG'],
    sections: [
      section(
        'Folic acid',
        'It protects the baby’s brain and spine, which close in the first weeks. The usual amount is 400 µg a day, before pregnancy and in its first weeks; the WHO advises it together with iron for the whole pregnancy. Some women need a higher amount that a doctor prescribes, for example with diabetes, with medicine for epilepsy, or after a baby with an open spine. Ask as soon as you know that you are pregnant. Beans, green leaves and oranges have folate too, but not enough alone.',
      ),
      section(
        'Iron',
        'About 27 mg a day is needed, more than before. Meat, beans, lentils and dark leaves have it. Many programmes give tablets to every pregnant woman. Read the article about iron for how to take them.',
      ),
      section(
        'Iodine and calcium',
        'Iodine, 220 to 250 µg a day, is for the baby’s brain. Iodised salt, fish, milk and eggs have it. Seaweed can have far too much. Calcium, 1,000 mg a day (1,300 mg up to the age of 18), builds bone: milk, yoghurt, small fish with their bones, sesame, tofu set with calcium, ragi, green leaves. Where food has little calcium, your clinic may give tablets, because they also lower the risk of pre-eclampsia.',
      ),
      section(
        'Vitamin D',
        'Skin makes it in the sun. Those who are indoors, cover their skin, have dark skin or live far from the equator need more of it from outside. The UK advises 10 µg a day for everyone who is pregnant. Ask what is usual where you live.',
      ),
      section(
        'Protein, energy, water',
        'About 71 g of protein a day: beans with rice, eggs, fish, chicken, milk, tofu, groundnuts. You do not eat for two: nothing more in the first third, some 340 kcal more a day in the middle, and about 450 kcal in the last third. That is a bowl of porridge with milk and a banana. Drink about three litres in all, food included, more in heat.',
      ),
      section(
        'If you eat no meat, or no animal food at all',
        'It works, with some care. Vegans need a reliable source of vitamin B12, and should look at iodine, iron, calcium and vitamin D. Tell your midwife, who can have your blood looked at.',
      ),
      section(
        'About products',
        'One simple product for pregnancy is enough; more is not better. Do not take more than 3,000 µg of ready-made vitamin A a day from all sources, and leave out fish-liver oil. Herbs are not harmless because they are natural. Show everything that you take to your midwife or pharmacist, with the packet. The dose of any product is for them to say.',
      ),
    ],
  },
  {
    id: 'coffee-tea-alcohol',
    topic: 'food',
    title: 'Coffee, tea, alcohol and smoke',
    summary: 'How much caffeine is in a cup, why alcohol has no safe amount, and where help to stop begins.',
    also: 'caffeine smoking tobacco drugs cola energy',
    tools: ['doctorChat', 'meals'],
    sources: ['NHS', 'ACOG', 'WHO-DAK', 'OPENSRP'],
    sections: [
      section(
        'Caffeine',
        'Up to 200 mg a day is the limit that this app uses; the WHO speaks of 300 mg. Much more than that is linked with losing the pregnancy and with babies who are born small. About this much is in common drinks:',
        [
          'a mug of instant coffee: 100 mg',
          'a mug of filter coffee: 140 mg',
          'a mug of tea: 75 mg',
          'a can of cola: 40 mg',
          'a small can of energy drink, 250 ml: 80 mg; leave these out altogether',
          '50 g of dark chocolate: less than 25 mg',
        ],
      ),
      section(
        'Making it less',
        'Two mugs of tea and a piece of chocolate are within it; a filter coffee and two teas are not. Go down by one cup every few days, or the headache of the first days will stop you. Mix half of it with coffee that has no caffeine. Herbal teas: not more than about four cups a day, ordinary kinds, and ask about anything that is sold as a remedy.',
      ),
      section(
        'Alcohol',
        'No amount is known to be safe at any time of pregnancy. It passes to the baby, who cannot break it down. If you drank before you knew, do not panic: stop now, and tell your midwife. If stopping makes you shake, sweat, or see things, do not stop alone; call, because that needs medical help. Telling the truth about how much you drink does not make a midwife think less of you. It lets her help.',
      ),
      section(
        'Smoke',
        'Cigarettes, water pipe, chewing tobacco, and other people’s smoke at home take oxygen from the baby. Every day without helps, at any week. It is hard, and it works better with a person or a service that helps: ask at your next visit, or today by message. Ask before you use products that replace nicotine. Ask those who smoke at home to go outside.',
      ),
      section(
        'Cannabis and other drugs',
        'They reach the baby too. As with alcohol, some must not be stopped at once without help. Say it to a clinician you trust. You have a right to be treated with respect.',
      ),
      section(
        'For the people around her',
        'Do not count her cups, and do not drink at her. Drink what she drinks for a while. Keep the home free of smoke. If she says that she cannot stop alone, go with her: the first visit is the hardest.',
        'If alcohol or drugs are part of danger at home, read the page about being unsafe at home when you are alone.',
      ),
    ],
  },
];
