import type { TopicCategory } from '../../../src/model/forum/forum-rules.ts';
import type { ReportReason } from '../../../src/model/forum/forum-report.ts';
import {
  chipo,
  demoDoctor,
  demoPatient,
  divya,
  elena,
  fatou,
  grace,
  hana,
  imani,
  jana,
  kavya,
  leila,
  mariam,
  type DemoAccount,
} from '../people/demo-people.ts';
import { minutesAgo, type When } from './story.ts';

export interface ForumReply {
  readonly by: DemoAccount;
  readonly when: When;
  readonly text: string;
  readonly isNamed: boolean;
  readonly up?: readonly DemoAccount[];
  /** Reported to the moderators. */
  readonly reported?: { readonly by: DemoAccount; readonly reason: ReportReason };
}
export interface ForumStory {
  readonly key: string;
  readonly by: DemoAccount;
  readonly when: When;
  readonly title: string;
  readonly text: string;
  readonly category: TopicCategory;
  readonly isNamed: boolean;
  readonly up: readonly DemoAccount[];
  readonly down?: readonly DemoAccount[];
  readonly replies: readonly ForumReply[];
}

/** What the invented patients wrote in the community. */
export const forumStories: readonly ForumStory[] = [
  {
    key: 'questions',
    by: elena,
    when: [9, '10:12'],
    title: 'Which questions did you take to your first scan?',
    text: 'Mine is soon. I have **three** so far:\n\n1. May my partner come in?\n2. What do they look at, and what not?\n3. When do I hear the result?',
    category: 'pregnancy',
    isNamed: true,
    up: [demoPatient, hana, grace, kavya, fatou],
    replies: [
      {
        by: demoPatient,
        when: [9, '12:40'],
        text: 'Write them down before you go. I forgot half of mine.',
        isNamed: true,
        up: [elena, hana],
      },
      {
        by: hana,
        when: [8, '20:05'],
        text: 'Ask for a picture to take home. I now have two of each, with twins.',
        isNamed: true,
        up: [elena],
      },
      {
        by: mariam,
        when: [5, '14:30'],
        text: 'I take my questions on paper, because there is no network at the clinic.',
        isNamed: true,
      },
    ],
  },
  {
    key: 'diet',
    by: divya,
    when: [18, '19:20'],
    title: 'Gestational diabetes: what do you eat in the evening?',
    text: 'My value after supper is always the highest of the day. What works for you? I know that everyone is different.',
    category: 'food',
    isNamed: false,
    up: [demoPatient, leila, grace],
    replies: [
      {
        by: demoPatient,
        when: [18, '20:31'],
        text: 'Lentils and vegetables first, and the bread last. And a walk around the house afterwards.',
        isNamed: true,
        up: [divya, leila, grace],
      },
      {
        by: grace,
        when: [17, '07:55'],
        text: 'Ask for the dietitian of the clinic. She looked at my diary and changed one thing only.',
        isNamed: true,
        up: [divya],
      },
    ],
  },
  {
    key: 'cuff',
    by: chipo,
    when: [30, '21:00'],
    title: 'How do you remember to measure in the evening?',
    text: 'Mornings are easy. In the evening I am asleep before I think of it.',
    category: 'everyday',
    isNamed: true,
    up: [grace, demoPatient],
    replies: [
      {
        by: grace,
        when: [30, '21:40'],
        text: 'The cuff lies on my pillow. I cannot lie down without moving it.',
        isNamed: true,
        up: [chipo, demoPatient, leila, fatou],
      },
      {
        by: leila,
        when: [29, '08:10'],
        text: 'A reminder at half past eight, before the last episode of my series.',
        isNamed: false,
      },
    ],
  },
  {
    key: 'birth-bag',
    by: grace,
    when: [12, '15:00'],
    title: 'What was in your bag that you did not need?',
    text: 'Mine is always too heavy.',
    category: 'birth',
    isNamed: true,
    up: [chipo, imani, hana],
    replies: [
      {
        by: imani,
        when: [11, '09:12'],
        text: 'Three books. I needed a long cable for the telephone and socks, nothing else.',
        isNamed: true,
        up: [grace, chipo],
      },
    ],
  },
  {
    key: 'first-days',
    by: imani,
    when: [6, '03:20'],
    title: 'Awake at three with a baby on my arm: who else?',
    text: 'She is six days old and only sleeps when I hold her. How did you sleep in the first weeks?',
    category: 'baby',
    isNamed: true,
    up: [grace, divya, mariam, fatou, jana],
    replies: [
      {
        by: grace,
        when: [6, '05:02'],
        text: 'In shifts. My sister took her from five to eight every morning. Ask for help early.',
        isNamed: true,
        up: [imani],
      },
      {
        by: fatou,
        when: [5, '22:14'],
        text: 'So was I. Around week six the nights got longer.',
        isNamed: true,
        up: [imani],
      },
      {
        by: kavya,
        when: minutesAgo(300),
        text: 'Look at my shop for a swing, half price until Sunday!',
        isNamed: false,
        reported: { by: grace, reason: 'advertising' },
      },
    ],
  },
  {
    key: 'loss',
    by: jana,
    when: [13, '22:40'],
    title: 'For all who have lost a pregnancy: what helped you?',
    text: 'Tell me only if you like. I read more than I write.',
    category: 'loss',
    isNamed: false,
    up: [mariam, fatou],
    replies: [
      {
        by: mariam,
        when: [5, '14:50'],
        text: 'I planted a tree at the well. I go there when I want to. I think of you.',
        isNamed: true,
        up: [jana],
      },
      {
        by: fatou,
        when: [12, '07:30'],
        text: 'A friend came every evening and made tea.',
        isNamed: false,
        up: [jana],
      },
    ],
  },
  {
    key: 'swelling',
    by: hana,
    when: [2, '18:25'],
    title: 'Twins: which trousers still fit you in week 26?',
    text: 'Mine gave up today.',
    category: 'everyday',
    isNamed: true,
    up: [elena],
    down: [leila],
    replies: [],
  },
  {
    key: 'welcome',
    by: demoDoctor,
    when: [60, '09:00'],
    title: 'Welcome: what this community is for',
    text: 'You can ask and tell here, with your name or without. **Nobody watches it day and night.** For a reading or a complaint that worries you, use the app’s own card, or call the unit.',
    category: 'pregnancy',
    isNamed: true,
    up: [demoPatient, divya, grace, chipo, imani, mariam, hana],
    replies: [{ by: leila, when: [40, '20:00'], text: 'Thank you for having it.', isNamed: true }],
  },
];

export interface ContactStory {
  readonly key: string;
  readonly by: DemoAccount;
  readonly when: When;
  readonly kind: 'trouble' | 'idea' | 'data' | 'clinic';
  readonly text: string;
  readonly answer?: string;
}

/** Messages of the contact form, which administrators read. */
export const contactStories: readonly ContactStory[] = [
  {
    key: 'cuff',
    by: grace,
    when: [9, '11:00'],
    kind: 'clinic',
    text: 'Can I borrow a larger cuff from the clinic?',
    answer: 'Yes, at the desk on the ground floor, on weekdays from eight.',
  },
  {
    key: 'language',
    by: fatou,
    when: [4, '19:30'],
    kind: 'idea',
    text: 'Could the newsletter of the clinic be in French too?',
  },
  {
    key: 'copy',
    by: mariam,
    when: [5, '15:00'],
    kind: 'data',
    text: 'How do I get a copy of my readings for my village nurse?',
  },
];
