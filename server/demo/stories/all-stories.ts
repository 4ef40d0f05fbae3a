import { aminaStory } from './amina.ts';
import { chipoStory } from './chipo.ts';
import { divyaStory } from './divya.ts';
import { elenaStory } from './elena.ts';
import { fatouStory } from './fatou.ts';
import { graceStory } from './grace.ts';
import { hanaStory } from './hana.ts';
import { imaniStory } from './imani.ts';
import { janaStory } from './jana.ts';
import { kavyaStory } from './kavya.ts';
import { leilaStory } from './leila.ts';
import { mariamStory } from './mariam.ts';
import type { Story } from './story.ts';

/** The twelve patients, in the order in which they are made: the one whose password is printed comes first. */
export const allStories: readonly Story[] = [
  aminaStory,
  chipoStory,
  graceStory,
  divyaStory,
  elenaStory,
  fatouStory,
  imaniStory,
  hanaStory,
  janaStory,
  leilaStory,
  mariamStory,
  kavyaStory,
];
