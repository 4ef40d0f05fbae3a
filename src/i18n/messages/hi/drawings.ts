import type { drawings as english } from '../en/drawings.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** What the drawings show, for people who cannot see them. */
export const drawings: Translated<typeof english> = {
  'drawing.baby': '{after, select, yes {प्रसव के बाद हफ़्ता {week} में शिशु} other {हफ़्ता {week} में शिशु}}, नापने के फ़ीते के पास',
  'drawing.baby.text': 'शिशु सेंटीमीटर वाले फ़ीते के साथ लेटा है। एक गुलाबी निशान {length} पर है।',
  'drawing.baby.tiny': 'शुरुआत, हफ़्ता {week}',
  'drawing.baby.tiny.text': 'फ़ीते के ऊपर एक गोल थैली। उसमें अभी कुछ नापा नहीं जा सकता।',
  'drawing.mother': 'हफ़्ता {week} में आपका शरीर और गर्भाशय',
  'drawing.mother.text': 'बगल से शरीर। गर्भाशय का ऊपरी सिरा जघन हड्डी से लगभग {height} सेंटीमीटर ऊपर है, फ़ीते के पास।',
  'drawing.mother.early': 'बगल से शरीर। गर्भाशय अभी नीचे है, जघन हड्डी के पीछे।',
  'drawing.mother.bone': 'जघन हड्डी',
  'drawing.sit': 'नापने के लिए कैसे बैठें',
  'drawing.sit.text':
    'एक महिला कुर्सी से पीठ टिकाकर और दोनों पैर ज़मीन पर सपाट रखकर बैठी है। उसकी बाँह मेज़ पर है, और कफ़ दिल की ऊँचाई पर है।',
  'drawing.cuff': 'बाँह पर कफ़',
  'drawing.cuff.text': 'कफ़ खुली ऊपरी बाँह पर बँधा है। आस्तीन ऊपर की हुई है।',
  'drawing.feet': 'दोनों पैर सपाट',
  'drawing.feet.text': 'दो पैर ज़मीन पर साथ-साथ सपाट रखे हैं। पैर एक-दूसरे पर नहीं चढ़े हैं।',
};
