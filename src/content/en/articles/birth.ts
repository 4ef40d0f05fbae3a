import { section, type Article } from '@/content/entries/article.ts';

export const birth: readonly Article[] = [
  {
    id: 'signs-of-labour',
    topic: 'birth',
    title: 'Is it labour? When to call',
    summary: 'Tightenings that practise, tightenings that work, and the telephone call that is never too early.',
    weeks: [24, 42],
    also: 'contractions braxton hicks preterm labor show plug',
    tools: ['checker', 'signs'],
    sources: ['WHO-DAK', 'ACOG', 'NHS', 'MAIA'],
    sections: [
      section(
        'Practice',
        'From the middle of pregnancy the womb becomes hard now and then without a rhythm. It does not hurt much, and it stops when you lie down, walk, or drink. These are practice tightenings. They may come more often in the evening and near the end.',
      ),
      section(
        'The real ones',
        'They come again and again, become stronger and longer, and do not stop when you change what you do. Many women feel them in the back first. You cannot talk through them. Count from the beginning of one to the beginning of the next.',
      ),
      section('Before 37 weeks, call now if', [
        'you have four or more tightenings in an hour, or regular ones, also when they do not hurt',
        'there is pain in the back or a pressure below that comes and goes',
        'fluid leaks, there is blood, or the plug of mucus comes',
      ]),
      section('From 37 weeks on, call if', [
        'tightenings have come every five minutes for an hour',
        'your waters have broken, with or without tightenings',
        'you have had a caesarean or a very fast birth before, and tightenings are regular',
        'you live far away, or the road is bad: call earlier',
      ]),
      section('Call now at any time if', [
        'you bleed',
        'the baby moves less',
        'there is a pain that does not go away between tightenings',
        'you have a fever, a headache, or trouble with your eyes',
        'you want to push, or you feel something between your legs: call the emergency number',
      ]),
      section(
        'On the telephone',
        'Say your name, your weeks, whether it is your first baby, when it began, how often, whether the waters have broken and what colour they are, and how the baby moves. Talk yourself if you can: the midwife listens to how you breathe. If you are told to wait at home and it becomes stronger, or you are afraid, call again. There is no limit to the number of calls.',
      ),
      section(
        'While it is early',
        'Eat something light, drink, go to the toilet often, rest between the waves, take a warm shower. Let your companion time the tightenings for a while and then put the watch away. Early labour of a first baby can take long; the strength that you save now you will have later.',
      ),
    ],
  },
  {
    id: 'waters-breaking',
    topic: 'birth',
    title: 'When the waters break',
    summary: 'A gush or a trickle, the colours that matter, and why you call even without pain.',
    weeks: [20, 42],
    also: 'rupture membranes leaking fluid amniotic',
    tools: ['checker', 'signs'],
    sources: ['CDC-HH', 'WHO-DAK', 'MAIA'],
    sections: [
      section(
        'How it feels',
        'It can be a gush that wets the bed, or a trickle that comes again each time you move. Many women are not sure: is it urine, is it discharge? Put on a clean pad and walk about for a while. Waters make the pad wet, not just damp, and they do not smell of urine. If you are still not sure, call: it can be tested.',
      ),
      section('Look at the colour', [
        'clear, or pink, like straw: the usual kind',
        'green or brown: the baby has opened the bowels. Call now and say it.',
        'bloody: call now',
        'a bad smell: can be an infection, call now',
      ]),
      section(
        'What to do',
        'Note the time. Wear a pad, not a tampon. Do not have sex, and do not sit in a bath until you have been seen. Look at the pad, and feel for the baby’s movements. Then call, day or night:',
        [
          'before 37 weeks: now, and pack, because you will be asked to come',
          'from 37 weeks: now, also without any pain',
          'with fever, a bad smell, green or brown waters, or fewer movements: now, and say it first',
        ],
      ),
      section(
        'The emergency that is rare',
        'If you see or feel a cord in or outside the vagina, call the emergency number. Say it in the first sentence: “I can see the cord.” Do not touch it and do not push it back. Do what the person on the telephone tells you, until help comes.',
      ),
      section(
        'What happens then',
        'From 37 weeks on, labour often begins by itself within a day. Your team will tell you how long they wait, what they watch, and when they would begin labour with medicine, because the way to the baby is open for germs. Ask how often to take your temperature, and what number to call for.',
        'Before 37 weeks you are usually kept in hospital for a while. There are medicines that help the baby’s lungs and that hold back an infection. How long one waits depends on the week and on how both of you are.',
      ),
      section(
        'Before it happens',
        'Put a towel under you in bed in the last weeks and keep pads in your bag. Save the number of the unit. If you live far away, talk with your midwife beforehand about what to do on the way, and who drives.',
        'If you are told that the baby’s head is still high, or that the baby lies across, ask what you should do when the waters break: you may be asked to lie down and come by ambulance.',
      ),
    ],
  },
  {
    id: 'ready-for-birth',
    topic: 'birth',
    title: 'Getting ready: the road, the bag, the people',
    summary: 'What to arrange by week 34, so that nothing has to be looked for at night.',
    weeks: [28, 40],
    also: 'birth plan hospital bag transport blood donor money companion',
    tools: ['appointments', 'signs', 'doctorChat'],
    sources: ['WHO-DAK', 'WHO-2016', 'MAIA'],
    sections: [
      section(
        'Where, and how you get there',
        'Decide with your midwife where you want to give birth, and what the second choice is. Then think through the way: by day, by night, in rain, without fuel, when the neighbour with the car is away. Save two numbers for transport. Find out what it costs and put the money aside. If the way is long, ask about a place to stay near the hospital in the last weeks.',
      ),
      section('The people', [
        'one companion who stays with you during labour; it is known to make births shorter and easier',
        'one person for the other children, at any hour',
        'one person who may decide with the doctors if you cannot speak',
        'someone who could give blood, where blood is not kept in a bank',
      ]),
      section('The bag', [
        'your papers, your record, this phone with its charger',
        'medicines that you take, in their packets',
        'for you: loose clothes, pads, warm socks, water, food that keeps, a towel, soap',
        'for the baby: clothes, a hat, a blanket, nappies',
        'for the companion: food, a jumper, coins',
        'where the clinic asks for it: clean sheets, gloves, a clean blade, cord clamps',
      ]),
      section(
        'Your wishes',
        'Write half a page: whom you want with you, what helps you with pain, how you want to move, whether you want the baby on your skin at once, how you want to feed, what you do not want unless it is needed. Keep it short, so that it is read. A wish is not a contract: births change their minds. What you can always ask is: “What happens if we wait? What are the other ways?”',
      ),
      section(
        'If you are afraid',
        'Fear of birth is common, most of all after a hard one. Say it around week 28 and not in labour. There are midwives who talk it through with you, look at your old records, and make a plan. Classes, also recorded ones from a trusted source, take away much of the unknown.',
      ),
      section(
        'Know the signs',
        'Read the articles about labour and about the waters, together with your companion. Put the danger signs where both of you see them. If anything on that list happens on the way, tell the driver to go to the nearest place that cares for pregnant women, and call on the road.',
      ),
    ],
  },
];
