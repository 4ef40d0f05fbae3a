import { section, type Article } from '@/content/entries/article.ts';

export const baby: readonly Article[] = [
  {
    id: 'movements',
    topic: 'baby',
    title: 'Your baby’s movements',
    summary: 'There is no right number of kicks. There is your baby’s own pattern, and you are the one who knows it.',
    weeks: [16, 42],
    also: 'kicks kick counter moving less reduced doppler',
    tools: ['checker', 'signs'],
    sources: ['NHS-FM', 'CDC-HH', 'MAIA'],
    sections: [
      section(
        'When it begins',
        'Some women notice the first flutters from 16 weeks, others some weeks later, most of all in a first pregnancy or when the placenta lies in front. It feels like bubbles, a tap, a fish that turns. By 24 weeks you should have felt movements. If you have not, call.',
      ),
      section(
        'Getting to know the pattern',
        'Babies sleep and wake. Many are lively in the evening, after a meal, or when you lie down. From about 24 weeks you will come to know the times and the kinds of movement of this baby. Kicks may become rolls and pushes as there is less room, but there should not be fewer of them. They do not slow down before the birth. Movements should keep their pattern until the baby is born, also during labour.',
      ),
      section(
        'No number to reach',
        'You may have heard of ten kicks in some hours. No such number has been shown to keep babies safe: ten may be few for your baby. What counts is a change from what is usual. A counter can help you to notice it; it cannot tell you that all is well.',
      ),
      section('Call now, day or night, if from 24 weeks on', [
        'the baby moves less than usual',
        'you feel no movement',
        'the movements have changed and it worries you',
        'you are not sure',
      ]),
      section(
        'What not to do',
        'Do not wait until tomorrow. Do not wait for a cold drink or something sweet to help; call first. Do not use a device for listening at home: a heartbeat can be heard also when a baby is not well, and your own pulse can be mistaken for it. If there is pain or bleeding as well, say both, and go in at once.',
        'Between 16 and 23 weeks, if you have felt movements before and they are now fewer or gone, call today.',
      ),
      section(
        'What happens when you call',
        'You will be asked what is different and since when. Usually you are asked to come in. The heartbeat is recorded for a while, your blood pressure is taken, and there may be a scan. Most often the baby is well. Nobody will be annoyed, and if it happens again you call again: a second time is looked at with even more care.',
      ),
    ],
  },
  {
    id: 'scans-and-screening',
    topic: 'baby',
    title: 'Scans and screening: what they can tell, and what they cannot',
    summary: 'Each test is an offer. Knowing the question that it answers makes the choice easier.',
    weeks: [8, 24],
    also: 'ultrasound nipt combined test anomaly dna nuchal',
    tools: ['appointments', 'weeks'],
    sources: ['NICE-NG201', 'WHO-DAK', 'ACOG'],
    sections: [
      section(
        'Two kinds of test',
        'A screening test says how likely something is. A diagnostic test says whether it is there. After a screening test with a high chance you are offered a second one; you may also say no to it. All of it is your choice, and a good clinic gives you time.',
      ),
      section(
        'The first scan',
        'It is offered between 11 weeks and 13 weeks and 6 days, in the UK between 11 weeks and 2 days and 14 weeks and 1 day. It shows whether the heart beats, whether there is one baby or more, and how far the pregnancy is. From it comes the due date that counts from then on. Together with a blood test it can give the chance of Down’s syndrome and two other conditions.',
      ),
      section(
        'The blood test of the baby’s DNA',
        'From 10 weeks on it finds pieces of the placenta’s DNA in your blood. It is better at finding Down’s syndrome than the combined test, but it is still a screening test, and it is not offered or paid for everywhere. Ask what it costs, what it looks for, and what comes after a result.',
      ),
      section(
        'The scan of the body',
        'Between 18 and 22 weeks, in the UK between 18 weeks and 20 weeks and 6 days. It looks at the brain, the face, the heart, the spine, the belly, the kidneys, the limbs, and at the place of the placenta. It takes time, and the person who scans may be silent: that is concentration. Not everything can be seen on every day; sometimes you are asked to come again only because the baby lay with the back to the front. If you have only one scan in the pregnancy, the WHO advises that it is before 24 weeks.',
      ),
      section('Questions that help', [
        'What does this test look for, and how sure is it?',
        'What would I do with the answer?',
        'What happens next if the chance is high?',
        'When do I hear the result, and from whom?',
        'What does it cost me?',
      ]),
      section(
        'If something is found',
        'Ask for a second talk on another day, with a person at your side, and for the words on paper. Many findings turn out to be small. Some are serious, and then there are people whose work it is to go through it with you. You do not have to decide in the room where you hear it.',
        'Keep the pictures and the letters in Documents: they can be read there without a network, also by the next hospital.',
      ),
    ],
  },
  {
    id: 'due-date',
    topic: 'baby',
    title: 'How the weeks and the due date are counted',
    summary: 'Forty weeks from a day on which you were not pregnant yet: why it is done so, and which date wins.',
    also: 'gestational age edd lmp ivf trimester calculator weeks',
    tools: ['weeks'],
    sources: ['ACOG', 'WHO-DAK', 'MAIA'],
    sections: [
      section(
        'The first day',
        'Pregnancy is counted from the first day of the last period, because that is a day that many women know. The egg is released about two weeks later. So in “week 4” the baby is two weeks old, and the first two weeks are counted although there was no baby. The due date is 280 days after that first day.',
      ),
      section('Which date wins', 'There may be several dates. They are trusted in this order:', [
        'a due date from a scan, set by a clinician',
        'the day of a transfer after fertility treatment',
        'a due date that you were given',
        'the first day of the last period, corrected for a cycle that is longer or shorter than 28 days',
        'a number of weeks that you remember',
      ]),
      section(
        'Why the scan wins',
        'In the first months babies grow almost alike, so their length tells their age within days. Later they differ, and a scan tells their size rather than their age. Once a clinician has set the date by an early scan, it should rarely be changed. If two papers name two dates, ask which one counts.',
      ),
      section('Weeks and days', [
        '“20 weeks and 3 days” means 20 full weeks and three days more; you are in your 21st week. The app always shows full weeks.',
        'The first third ends after 13 weeks and 6 days, the second after 27 weeks and 6 days.',
        'Before 37 weeks a birth is called preterm. From 37 weeks it is early term, from 39 weeks full term, from 41 weeks late term, and from 42 weeks post-term.',
      ]),
      section(
        'The date itself',
        'It is an estimate. Most babies come on another day. Think of a month rather than of a day, and tell your relatives a later date if you do not like telephone calls. At 41 weeks you should have a plan with your team. Past 42 weeks, call today if you have no appointment within days.',
      ),
      section(
        'When you do not know',
        'Many women do not know the day of their last period, had irregular cycles, or became pregnant while feeding a baby. Enter what you know, as weeks, or leave it empty. Until a scan says more, the app uses the stricter of its rules, so that no warning is missed.',
        'A wrong date changes which warnings are shown. So correct it in your profile on the day on which you learn a better one; the app works out the rest again.',
      ),
    ],
  },
];
