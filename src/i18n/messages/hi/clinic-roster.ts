import type { clinicRoster as english } from '../en/clinic-roster.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The on-call roster of a hospital. */
export const clinicRoster: Translated<typeof english> = {
  'roster.title': 'ऑन-कॉल सूची',
  'roster.text': 'जिस अलार्म का 4 घंटे जवाब न मिले, वह उस समय ऑन-कॉल डॉक्टर को भेजा जाता है।',
  'roster.now': 'इस सूची के अनुसार अभी ऑन-कॉल: {names}',
  'roster.now.none': 'इस सूची के अनुसार अभी कोई ऑन-कॉल नहीं है।',
  'roster.zone': 'अस्पताल का समय क्षेत्र',
  'roster.zone.hint': 'यहाँ के सभी घंटे इस क्षेत्र की घड़ी के हैं, गर्मी का समय शुरू या ख़त्म होने पर भी।',
  'roster.week': 'हर सप्ताह',
  'roster.from': 'से',
  'roster.to': 'तक',
  'roster.nextDay': 'अगले दिन',
  'roster.who': 'डॉक्टर',
  'roster.who.choose': 'चुनें',
  'roster.who.left': 'अब यहाँ डॉक्टर नहीं',
  'roster.shift': '{day}, समय {number}',
  'roster.add': 'समय जोड़ें',
  'roster.add.name': 'समय जोड़ें: {day}',
  'roster.remove': 'समय {number} हटाएँ: {day}',
  'roster.exceptions': 'ख़ास तारीख़ें',
  'roster.exceptions.text':
    'उस तारीख़ पर केवल ये घंटे गिने जाते हैं, उस दिन शुरू होने वाले साप्ताहिक नहीं। बीती तारीख़ें सहेजने पर हट जाती हैं।',
  'roster.exception.date': 'दूसरी तारीख़',
  'roster.exception.add': 'यह तारीख़ जोड़ें',
  'roster.exception.none': 'इस तारीख़ पर कोई समय शुरू नहीं होता।',
  'roster.exception.remove': '{day} हटाएँ',
  'roster.gaps': 'खाली समय',
  'roster.gaps.none': 'हर समय कोई ऑन-कॉल है।',
  'roster.gaps.standing': 'इन घंटों में सूची में कोई ऑन-कॉल नहीं, इसलिए अस्पताल के ऑन-कॉल डॉक्टर {name} को सूचना जाती है।',
  'roster.gaps.unit':
    'इन घंटों में कोई ऑन-कॉल नहीं, इसलिए यूनिट के सभी डॉक्टरों को सूचना जाती है। बदलने के लिए अस्पताल के डेटा में ऑन-कॉल डॉक्टर चुनें।',
  'roster.incomplete': 'कुछ समय में घंटा या डॉक्टर नहीं है। उन्हें पूरा करें या हटाएँ।',
  'roster.long': 'सूची में सप्ताह में अधिकतम {week} और ख़ास तारीख़ों पर {dates} समय हो सकते हैं।',
};
