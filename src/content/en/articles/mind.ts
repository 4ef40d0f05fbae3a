import { section, type Article } from '@/content/entries/article.ts';

export const mind: readonly Article[] = [
  {
    id: 'mood',
    topic: 'mind',
    title: 'Low mood and worry, before and after the birth',
    summary: 'Not weakness, not ingratitude: common, treatable, and easier to carry when it has been said.',
    isForAfterLoss: true,
    also: 'depression anxiety sad crying postnatal blues phq',
    tools: ['checker', 'signs', 'doctorChat'],
    sources: ['CDC-HH', 'EPDS-STUDY', 'PHQ-2', 'NICE'],
    sections: [
      section(
        'How it can look',
        'Some women are sad. Others feel nothing, are angry, worry without end, check the baby all night, or only function. Sleep does not come even when there is time for it. Things that were a joy are none. You may think that you are a bad mother, or that the others would be better off without you. These are signs of an illness that many women have, in pregnancy as well as after it.',
      ),
      section(
        'Blues, or more?',
        'Tears around day 3 to 5 after a birth pass within days. If low mood or worry lasts for more than two weeks, or makes the day hard to get through, it is more than that. You do not have to wait for the two weeks: call when you notice it.',
      ),
      section('What helps', [
        'Telling one person the truth: partner, sister, midwife, doctor. A first sentence can be: “I am not doing well, and I need you to listen.”',
        'Sleep in one piece. Let another person have one feed, if that is possible.',
        'Food, daylight, some steps outside each day.',
        'Less of what makes you feel small: pictures of perfect families are advertisements.',
        'Treatment. Talking therapies work. There are medicines that can be taken in pregnancy and while feeding. Do not stop one that you have without asking.',
      ]),
      section(
        'Thoughts that frighten',
        'Many mothers have sudden pictures of something terrible happening to the baby, and are shocked by them. Such thoughts, which you do not want, are a sign of worry and do not mean that you will do it. Tell your team now, because they can be helped.',
      ),
      section('An emergency', 'Call the emergency number or the crisis line now if', [
        'you think of killing yourself, have a plan, or do not feel safe',
        'you think that the baby should not live, or want to harm the baby',
        'you hear or see things that others do not, feel that you are watched or chosen, need no sleep and race from thought to thought',
      ]),
      section(
        'What others can do',
        'Stay with her. Do not argue with what she feels. Take away what she could hurt herself with. Call together. Do not leave a woman who hears voices or is confused alone with the baby; it comes quickly, and it can be treated. And later: do not speak of it as of a shame. It was an illness, at a time when she carried much.',
      ),
    ],
  },
  {
    id: 'after-a-loss',
    topic: 'mind',
    title: 'After a loss',
    summary:
      'For the days and weeks after a pregnancy that ended. Your body, your grief, and what you do not owe to anyone.',
    isForAfterLoss: true,
    also: 'miscarriage stillbirth grief loss died',
    tools: ['checker', 'signs', 'doctorChat'],
    sources: ['CDC-HH', 'AWHONN', 'MAIA'],
    sections: [
      section(
        'It was not your fault',
        'Almost all losses have causes that nobody could have changed: not work, not an argument, not a bag that was too heavy, not sex, not a thought. People may say clumsy things. You do not have to answer them, and you owe no one an explanation. You may say: “I do not want to speak about it today.”',
      ),
      section(
        'Your body',
        'You may bleed for some days or some weeks. Breasts may fill and hurt, after a later loss there may be milk; a firm bra, cool cloths and not pressing it out help it to end. You may be tired for long. If you are RhD negative, ask whether you need an injection. Ask when and where you can have a check, and whether anything was sent for examination.',
      ),
      section('Call the emergency number for', [
        'soaking a pad in an hour, fainting, a clot as large as an egg',
        'chest pain or trouble breathing',
        'thoughts of ending your life: you are needed, and this pain can become less',
      ]),
      section('Call now for', [
        'a temperature of 38.0 °C or more, shivering',
        'a bad smell, or pain in the belly that becomes stronger',
        'a bad headache or trouble with your eyes, if the pregnancy was beyond its half',
        'a leg that is swollen or painful on one side',
      ]),
      section(
        'Grief',
        'It comes in waves. It may be mixed with anger, relief, envy, or nothing at all. None of these is wrong. Partners often grieve at another speed, and in another way; silence is not always the absence of pain. Some families give a name, light a candle, keep a picture or a cloth; others want nothing of it. Both are right. If weeks go by and the days do not become a little lighter, or if you cannot sleep or eat, ask for help. There are people whose work it is.',
      ),
      section(
        'What this app does now',
        'When you have told it, Maia stops all texts about the baby, the weeks and the countdown. Your readings, medicines and messages stay, and the warnings for your own health go on. You can change this whenever you want, in your profile. Your reason is never asked.',
      ),
      section(
        'Later',
        'If you think about another pregnancy, speak with your doctor about when, and what could be looked at before. If you do not think about it, that is an answer too. The date on which the baby was expected may be hard. Plan for that day as for a visit: with whom, where, what not.',
      ),
    ],
  },
  {
    id: 'unsafe-at-home',
    topic: 'mind',
    title: 'If you are not safe at home',
    summary: 'Violence often begins or becomes worse in pregnancy. You are not to blame, and small steps count.',
    isForAfterLoss: true,
    hasQuickExit: true,
    also: 'violence partner abuse hit control',
    tools: ['signs'],
    sources: ['WHO-DAK', 'MAIA'],
    sections: [
      section(
        'Read this alone',
        'If another person looks at your phone, choose a moment when you are alone. The button on top leaves this page at once. Maia never puts this subject into a notification or a report.',
      ),
      section(
        'What counts',
        'Hitting, pushing, choking, forcing you to have sex. But also: taking your money or your phone, forbidding you to see your family or to go to the clinic, threatening you, the children, or himself, making you small every day. It does not have to leave a mark to count. Nothing that you did gives anybody the right to it. It is not your task to change the person who does it.',
      ),
      section(
        'If you are in danger now',
        'Call the emergency number. If you cannot speak, leave the line open. Go to a neighbour, a shop, a health post, a place of worship; anywhere with people. A hand around the neck, a weapon, or a threat to kill are signs of great danger, also when he says sorry afterwards.',
      ),
      section('After a blow', [
        'From 20 weeks any blow or kick to the belly, or a fall on it, needs a call now, even if you feel well.',
        'Bleeding, pain, fewer movements of the baby: call now.',
        'If you are RhD negative, say it.',
        'You may ask to be seen without the person who came with you. Midwives have ways to arrange it.',
      ]),
      section(
        'Telling someone',
        'A midwife or doctor has heard it before. You can say: “I am not safe at home”, or write it on paper. They will not tell your partner. They can note what they see, which may help later, and they know who can give shelter, advice about the law, and money for a bus. Ask what they have to report, before you say more, if that matters to you.',
      ),
      section('Small steps for the case that you have to leave', [
        'a word with a neighbour or friend that means “call for me”',
        'papers, some money, medicines, a key, clothes for the children, at a place outside the house',
        'one number learnt by heart',
        'a moment of the day at which leaving is easiest',
        'a new password for this app; lock it with a PIN in the settings',
      ]),
      section(
        'It is your decision',
        'Leaving is the most dangerous time, so it is better planned with help. If you decide to stay for now, you can still be helped, and nobody should make you feel ashamed. Come back to this page when you want to. It will be here without a network.',
      ),
    ],
  },
];
