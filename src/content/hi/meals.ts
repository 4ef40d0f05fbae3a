import type { MealWords } from '@/content/entries/content-words.ts';

/** Meal ideas in Hindi. */
export const meals: Readonly<Record<string, MealWords>> = {
  'meal.oats-milk': { title: 'पाश्चराइज़ किए दूध और फल के साथ जई (ओट्स) का दलिया', nutrients: ['कैल्शियम', 'रेशा'] },
  'meal.oats-soy': {
    title: 'पोषक तत्व मिलाए गए सोया दही और बेरी के साथ ओट्स',
    nutrients: ['कैल्शियम', 'रेशा', 'प्रोटीन'],
  },
  'meal.egg-wrap': { title: 'पूरी तरह पके अंडे और टमाटर का रोटी रोल', nutrients: ['प्रोटीन', 'कोलीन'] },
  'meal.idli': { title: 'भाप में पकी चावल-दाल की इडली, सब्ज़ियों वाले सांभर के साथ', nutrients: ['फ़ोलेट', 'प्रोटीन'] },
  'meal.fruit-quinoa': { title: 'नाशपाती और दालचीनी के साथ गर्म किनोआ', nutrients: ['रेशा', 'आयरन'] },
  'meal.toast-beans': { title: 'साबुत अनाज का टोस्ट, बीन्स के साथ', nutrients: ['आयरन', 'रेशा', 'प्रोटीन'] },
  'meal.dal': { title: 'मसूर की दाल, चावल और पालक के साथ', nutrients: ['फ़ोलेट', 'आयरन', 'प्रोटीन'] },
  'meal.chickpea-feta': {
    title: 'काबुली चने का सलाद, अच्छी तरह धुला हुआ, पाश्चराइज़ किए फ़ेटा के साथ',
    nutrients: ['प्रोटीन', 'कैल्शियम', 'फ़ोलेट'],
  },
  'meal.hummus': { title: 'हम्मस, साबुत अनाज की ब्रेड और गाजर के साथ', nutrients: ['प्रोटीन', 'रेशा'] },
  'meal.sardines': { title: 'साबुत अनाज के टोस्ट पर सार्डिन मछली', nutrients: ['कैल्शियम', 'आयोडीन', 'प्रोटीन'] },
  'meal.soup': { title: 'सफ़ेद बीन्स के साथ सब्ज़ियों का सूप', nutrients: ['फ़ोलेट', 'रेशा'] },
  'meal.quinoa-bowl': { title: 'भुनी शिमला मिर्च और काबुली चने के साथ किनोआ', nutrients: ['आयरन', 'प्रोटीन', 'रेशा'] },
  'meal.paneer': { title: 'पाश्चराइज़ किए दूध का पनीर, मटर और चावल के साथ', nutrients: ['कैल्शियम', 'प्रोटीन'] },
  'meal.bean-chilli': { title: 'मसालेदार राजमा (चिली), ब्राउन राइस के साथ', nutrients: ['फ़ोलेट', 'आयरन', 'रेशा'] },
  'meal.tofu': {
    title: 'ब्रोकली और चावल के साथ तेज़ आँच पर भुना टोफ़ू',
    nutrients: ['कैल्शियम', 'प्रोटीन', 'फ़ोलेट'],
  },
  'meal.chicken-bulgur': {
    title: 'अंदर तक पका ग्रिल किया चिकन, गेहूँ के दलिए (बुलगुर) और सब्ज़ियों के साथ',
    nutrients: ['प्रोटीन', 'आयरन'],
  },
  'meal.fish-curry': { title: 'सफ़ेद मछली की करी, चावल के साथ', nutrients: ['आयोडीन', 'प्रोटीन'] },
  'meal.salmon': { title: 'ओवन में पकी सैल्मन मछली, आलू और हरी फलियों के साथ', nutrients: ['आयोडीन', 'प्रोटीन'] },
  // Few readers of Hindi eat beef.
  'meal.beef-stew': { title: 'गलने तक पका बकरे के मांस का स्टू, गाजर के साथ', nutrients: ['आयरन', 'प्रोटीन'] },
  'meal.khichdi': { title: 'चावल और मूँग की खिचड़ी', nutrients: ['प्रोटीन', 'फ़ोलेट'] },
  'meal.stuffed-pepper': { title: 'बाजरे और मसूर से भरी शिमला मिर्च', nutrients: ['आयरन', 'रेशा'] },
  'meal.yoghurt': { title: 'सादा पाश्चराइज़ किया दही, सेब के साथ', nutrients: ['कैल्शियम', 'प्रोटीन'] },
  'meal.fruit-nuts': { title: 'एक फल और एक मुट्ठी बादाम', nutrients: ['रेशा', 'प्रोटीन'] },
  'meal.peanut-apple': { title: 'मूँगफली के मक्खन (पीनट बटर) के साथ सेब की फाँकें', nutrients: ['रेशा', 'प्रोटीन'] },
  'meal.crackers': { title: 'सूखे क्रैकर (फीके बिस्कुट) और घूँट-घूँट पानी', nutrients: [] },
  'meal.ginger-banana': { title: 'केला और अदरक की चाय', nutrients: ['रेशा'] },
  'meal.roast-chickpeas': { title: 'भुने चने, बिना नमक के', nutrients: ['प्रोटीन', 'रेशा', 'फ़ोलेट'] },
  'meal.veg-sticks': { title: 'धुला खीरा और शिमला मिर्च, बीन्स की चटनी के साथ', nutrients: ['रेशा', 'फ़ोलेट'] },
  'meal.boiled-egg': { title: 'सख़्त होने तक उबला अंडा', nutrients: ['प्रोटीन', 'कोलीन'] },
};
