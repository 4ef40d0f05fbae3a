import type { ContentWords } from '@/content/entries/content-words.ts';

/** Titles of the danger signs in Hindi. Their texts come from the messages of the Emergency page. */
export const warnings: ContentWords['warnings'] = {
  'warning.now': {
    title: 'खतरे के संकेत: इमरजेंसी नंबर पर अभी कॉल करें',
    also: 'इमरजेंसी आपातकाल एम्बुलेंस खतरा ज़रूरी emergency ambulance khatra aapatkal',
  },
  'warning.unit': {
    title: 'खतरे के संकेत: अपने प्रसूति विभाग को अभी कॉल करें',
    also: 'अस्पताल चेतावनी खतरा जल्दी hospital aspatal khatra chetavani jaldi',
  },
};
