import type { installHelp as english } from '../en/install-help.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const installHelp: Translated<typeof english> = {
  'installHelp.title': 'Maia को होम स्क्रीन पर रखें',
  'installHelp.why': 'फिर यह किसी भी ऐप की तरह खुलती है, नेटवर्क के बिना चलती है, और आपको याद दिला सकती है।',
  'installHelp.share': 'Safari में शेयर का निशान दबाएँ: ऊपर की ओर तीर वाला चौकोर।',
  'installHelp.add': '“होम स्क्रीन में जोड़ें” चुनें, फिर “जोड़ें”।',
  'installHelp.open': 'Maia को होम स्क्रीन से खोलें और एक बार फिर लॉग इन करें: वहाँ यह अपना डेटा अलग रखती है।',
  'installHelp.done': 'मैं समझ गई',
};
