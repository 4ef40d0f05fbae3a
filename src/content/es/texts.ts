import type { ContentWords } from '@/content/entries/content-words.ts';
import { afterBirth } from './after-birth.ts';
import { care } from './care.ts';
import { food } from './food.ts';
import { meals } from './meals.ts';
import { needs } from './needs.ts';
import { products } from './products.ts';
import { symptoms } from './symptoms.ts';
import { warnings } from './warnings.ts';
import { weeks } from './weeks.ts';

/** All built-in texts of this language, in one chunk. */
export const texts: ContentWords = { symptoms, weeks, afterBirth, food, needs, care, products, meals, warnings };
