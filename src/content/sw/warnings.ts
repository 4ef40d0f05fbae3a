import type { ContentWords } from '../content-words.ts';

/** The titles of the danger signs; what they warn of stands in the words of the Emergency page. */
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
