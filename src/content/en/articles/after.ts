import { section, type Article } from '@/content/entries/article.ts';

export const after: readonly Article[] = [
  {
    id: 'first-week',
    topic: 'after',
    title: 'The first week after the birth',
    summary: 'What your body does, what you can let others do, and the signs that may not wait.',
    also: 'postpartum lochia afterpains stitches milk rest',
    tools: ['readings', 'signs', 'checker'],
    sources: ['AWHONN', 'CDC-HH', 'ACOG-736', 'MAIA'],
    sections: [
      section(
        'Your body',
        'You bleed like a heavy period, with some clots when you get up. The womb draws itself together; that hurts most while you feed, and more after a second or third baby. Breasts become full around day three. Stitches pull. You sweat, you pass much urine, your feet may be thick. All of this is work, and it is done while you sleep little.',
      ),
      section(
        'Your mood',
        'Around day 3 to 5 many women cry without knowing why. This passes within days with rest, food and a kind person. If it does not pass, if you cannot sleep even when the baby does, or if thoughts come that frighten you, tell someone today. The page about mood says more.',
      ),
      section('Let others do', [
        'cooking, washing, carrying, answering the door',
        'the night nappy, so that you only feed and sleep again',
        'keeping visitors short, and sending away those who have a cold',
        'bringing you a large glass of water whenever you feed',
      ]),
      section('Call the emergency number for', [
        'soaking a pad in an hour, or a clot as large as an egg',
        'chest pain, trouble breathing, fainting, a fit',
        'thoughts of hurting yourself or the baby, hearing or seeing things that others do not',
      ]),
      section('Call now for', [
        'a temperature of 38.0 °C or more',
        'a headache that does not go away, or trouble with your eyes, also without a cuff at hand',
        'a leg that is red, thick, warm or painful on one side',
        'a wound that opens, spreads its redness, or comes with fever',
        'bleeding that smells bad, or becomes bright red and heavy again',
        'no urine for six hours although you feel full',
      ]),
      section(
        'If your pressure was high',
        'It is often highest on days 3 to 6. Measure every day and keep the check that was planned, even if the baby’s things seem more important.',
      ),
      section(
        'Small things that help',
        'Pour water over stitches while you pass urine, and dry them by dabbing. Lie on your side to feed. Go to the toilet before it is urgent. Walk a little each day, to the window and back, then to the gate. Eat with both hands once a day, while another person holds the baby. That meal is medicine too.',
        'Say “I gave birth” and the number of days whenever you call anybody about yourself.',
      ),
    ],
  },
  {
    id: 'bleeding-after-birth',
    topic: 'after',
    title: 'Bleeding after the birth: what is usual and what is not',
    summary: 'From red to brown to yellow in about six weeks, and the pad that tells when to call.',
    isForAfterLoss: true,
    also: 'lochia postpartum haemorrhage hemorrhage clots pads',
    tools: ['signs', 'checker'],
    sources: ['AWHONN', 'CDC-HH', 'MAIA'],
    sections: [
      section(
        'The usual course',
        'After every birth, also after a caesarean, and after a pregnancy that ended early, the place where the placenta was has to heal. The bleeding is strong and red for some days. Then it becomes less, pink and brown, later yellow or white. By about six weeks it has usually stopped. It can be more for a while after you get up in the morning, after feeding, or on a day on which you did too much.',
      ),
      section('Call the emergency number if', [
        'you soak a pad within an hour, or blood runs',
        'a clot is as large as an egg, or larger',
        'you feel faint, your heart races, you are pale and cold, or others say that you look very ill',
      ]),
      section(
        'While you wait for help',
        'Lie down, on your left side if you feel faint. Do not stay alone, and leave the door open. Have your papers and this phone beside you. Count the pads, and keep them to be shown. Say on the telephone how many there were and since when, on which day you gave birth or the pregnancy ended, and whether you take medicine against clots.',
      ),
      section('Call now if', [
        'it becomes bright red and stronger again after it had become less',
        'it smells bad',
        'you have a fever of 38.0 °C or more, or strong pain low in the belly',
        'it comes back after the sixth week and is heavy',
      ]),
      section(
        'Pads tell the truth',
        'Use pads and not tampons in these weeks: germs stay outside, and you can see how much it is. “A lot” means something else to everyone. “Three full pads since noon” is understood in every language. Change them often, wash your hands before and after, and note the number for a day if you are not sure.',
      ),
      section(
        'Why it can come late',
        'A piece of the placenta may have stayed behind, or the womb may be infected. That can show itself after two weeks or more, when nobody thinks of the birth any longer. Tell every doctor when you gave birth or when the pregnancy ended. It can be treated well when it is found.',
        'If you feel weak, dizzy and short of breath for days after much bleeding, ask for a blood count.',
      ),
    ],
  },
  {
    id: 'newborn-signs',
    topic: 'after',
    title: 'Your newborn: when to call',
    summary: 'Small babies become ill quickly and quietly. The signs that every person at home should know.',
    also: 'baby fever feeding yellow jaundice floppy breathing newborn',
    tools: ['signs', 'doctorChat'],
    sources: ['WHO-NEWBORN', 'MAIA'],
    sections: [
      section(
        'How a baby says that something is wrong',
        'A newborn cannot point to what hurts. It drinks less, sleeps more, breathes differently, or is simply not as it was yesterday. You see it first. You do not have to know what it is in order to call, and you do not have to be sure.',
      ),
      section('Call the emergency number if the baby', [
        'has blue lips or a blue or grey face',
        'is limp and cannot be woken',
        'has a fit: jerks that do not stop when you hold the limb',
        'stops breathing, or fights for each breath',
      ]),
      section('Call now if the baby', [
        'has a temperature of 38.0 °C or more, or below 35.5 °C',
        'has not drunk for two feeds in a row',
        'breathes fast all the time, also when asleep, or draws in the skin below the ribs',
        'is yellow within the first 24 hours',
        'is very sleepy and hard to wake for feeding',
      ]),
      section('Call today if', [
        'the yellow colour spreads to belly and legs, or the baby becomes sleepier with it',
        'the navel is red, wet or smells',
        'there are far fewer wet nappies than before',
        'the baby vomits green, or there is blood in the stool: then do not wait, call now',
        'you are worried, also without a reason that you can name',
      ]),
      section(
        'Keep warm, keep close',
        'Skin on skin keeps a baby warm better than most blankets, and it brings the milk. A hat helps in the first days. Feed as often as the baby wants, by day and by night. Lay the baby to sleep on the back, on something firm, with the face free, near you and not on a sofa.',
      ),
      section(
        'Measuring',
        'A thermometer under the arm is enough for a first look; hold it until it beeps. A hot room or too many clothes can raise the number: loosen them while you call, and say it on the telephone, but do not wait for another number before you call. Give no medicine against fever to a newborn without being told to.',
      ),
      section(
        'What this app does not do',
        'Maia looks after you. It does not judge whether a baby is well, it has no rule that could, and it will always tell you to call. That is meant seriously: with a small baby the call is the test.',
      ),
    ],
  },
  {
    id: 'six-week-check',
    topic: 'after',
    title: 'Weeks two to twelve, and the visit that is yours',
    summary: 'Healing goes on after the visitors have gone. What to ask at the check after about six weeks.',
    also: 'postnatal check contraception pelvic floor six weeks',
    tools: ['appointments', 'readings', 'doctorChat'],
    sources: ['ACOG-736', 'NICE-NG3', 'CDC-HH', 'MAIA'],
    sections: [
      section(
        'What changes',
        'In the second week the bleeding is lighter and stitches ache less. Strength comes back slowly in the third and fourth. By the sixth week the bleeding has usually stopped. The pelvic floor may feel weak for longer, hair may fall later, and sleep comes in pieces. Moods go up and down. A low mood on most days for two weeks is something to speak about.',
      ),
      section(
        'The check',
        'A contact within three weeks and a full visit by 12 weeks are advised in the USA; in many countries there is one visit at about six weeks. The baby has visits of its own. This one is about you, so ask for it if nobody offers it.',
      ),
      section('What belongs to it', [
        'how you are, how you sleep, how your mood is',
        'blood pressure, and the blood count if you lost much blood or are very tired',
        'wound, breasts, bladder, bowel, and whether sex hurts',
        'how feeding goes, and what you wish',
        'contraception: you can become pregnant before the first period',
        'vaccines that had to wait',
        'medicines: which go on, which end',
      ]),
      section('If something was special in this pregnancy', [
        'Diabetes in pregnancy: a blood test for sugar, often between 6 and 13 weeks after the birth.',
        'High blood pressure: a plan for measuring. If it is still high at 12 weeks, ask about follow-up.',
        'A caesarean, a tear, or a birth that frightened you: ask to go through the record with someone. It is also the best preparation for a next birth.',
      ]),
      section(
        'Movement',
        'Walk as soon as you can, and a little more each week. Draw the pelvic floor up as if you held back urine, hold it for some seconds, let go, several times a day, if it does not hurt. Leaking that goes on is common and can be treated; say it. Running and heavy lifting can wait until after the check.',
      ),
      section(
        'Signs that count for a year',
        'Chest pain, trouble breathing, a racing heart, a bad headache, a swollen leg, a fever, heavy bleeding, thoughts of harm: they can be connected with the birth for up to a year. Say that you gave birth, and when, also when you are asked about something else.',
      ),
    ],
  },
];
