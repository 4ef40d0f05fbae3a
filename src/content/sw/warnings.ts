import type { ContentWords } from '@/content/entries/content-words.ts';

/** Titles of the danger signs. Their texts come from the messages of the Emergency page. */
export const warnings: ContentWords['warnings'] = {
  'warning.now': {
    title: 'Dalili za hatari: piga namba ya dharura sasa',
    also: 'dharura haraka gari la wagonjwa ambulansi ambulance emergency',
  },
  'warning.unit': {
    title: 'Dalili za hatari: pigia simu wodi yako ya uzazi sasa',
    also: 'haraka dalili za onyo hospitali kituo cha afya',
  },
};
