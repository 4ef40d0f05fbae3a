import type { planned as english } from '../en/planned.ts';
import type { Translated } from '../../translated.ts';

/** Screens whose content comes later. Each says so in one sentence and names the way on. */
export const planned: Translated<typeof english> = {
  'planned.forum.title': 'समुदाय',
  'planned.forum.text': 'आप यहाँ दूसरी माँओं को पढ़ेंगी और उनसे पूछेंगी; यह अभी तैयार नहीं है।',
  'planned.topic.title': 'विषय',
  'planned.topic.text': 'विषय और उसके जवाब यहाँ पढ़े जाएँगे; यह अभी तैयार नहीं है।',
  'planned.to./dashboard': 'आज पर जाएँ',
  'planned.to./readings': 'रीडिंग पर जाएँ',
  'planned.to./emergency': 'नंबर और खतरे के संकेत',
};
