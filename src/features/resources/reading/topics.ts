import type { ArticleTopic } from '@/content/entries/article.ts';
import type { IconName } from '@/ui/media/icon.tsx';

/** Short built-in texts that belong to a topic of the articles. */
export type Reference = 'symptoms' | 'care' | 'food' | 'needs' | 'afterBirth';

interface Topic {
  readonly icon: IconName;
  readonly references: readonly Reference[];
}

export const topics: Readonly<Record<ArticleTopic, Topic>> = {
  pressure: { icon: 'heart-pulse', references: [] },
  sugar: { icon: 'drop', references: [] },
  body: { icon: 'user', references: ['symptoms'] },
  food: { icon: 'meal', references: ['food', 'needs'] },
  baby: { icon: 'sprout', references: [] },
  care: { icon: 'calendar', references: ['care'] },
  birth: { icon: 'clock', references: [] },
  after: { icon: 'home', references: ['afterBirth'] },
  mind: { icon: 'heart', references: [] },
};

/** Texts about the baby, hidden after a loss. */
const ofBaby: readonly Reference[] = ['food', 'needs', 'afterBirth'];

export const visibleReferences = (topic: ArticleTopic, isAfterLoss: boolean): readonly Reference[] =>
  topics[topic].references.filter((each) => !isAfterLoss || !ofBaby.includes(each));
