import type { products as english } from '../en/products.ts';
import type { Translated } from '../../translated.ts';

export const products: Translated<typeof english> = {
  'products.title': 'चीज़ें',
  'products.lead': 'चीज़ों के प्रकार, कभी ब्रांड नहीं: वे किस काम की हैं, और पहले क्या जानना चाहिए। न दुकान, न विज्ञापन।',
  'products.search': 'कोई चीज़ खोजें',
  'products.category': 'श्रेणी',
  'products.category.measure': 'मापने के लिए',
  'products.category.food': 'लेने के लिए',
  'products.category.comfort': 'आराम के लिए',
  'products.category.birth': 'प्रसव और उसके बाद के लिए',
  'products.category.kept': 'बुकमार्क की हुई',
  'products.keep': 'बुकमार्क करें',
  'products.drop': 'बुकमार्क हटाएँ',
  'products.failed': 'यह सेव नहीं हो सका: फ़ोन की मेमोरी ने जवाब नहीं दिया। फिर कोशिश करें।',
  'products.noneKept': 'अभी कोई बुकमार्क नहीं। कोई चीज़ खोलें और “बुकमार्क करें” दबाएँ।',
};
