import { articleTopics, type Article } from '@/content/entries/article.ts';
import { after } from './after.ts';
import { baby } from './baby.ts';
import { birth } from './birth.ts';
import { body } from './body.ts';
import { care } from './care.ts';
import { food } from './food.ts';
import { mind } from './mind.ts';
import { pressure } from './pressure.ts';
import { sugar } from './sugar.ts';

const byTopic = { pressure, sugar, body, food, baby, care, birth, after, mind };

/** All articles in English, by topic. */
export const articles: readonly Article[] = articleTopics.flatMap((topic) => byTopic[topic]);
