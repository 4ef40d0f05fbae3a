import type { EntriesWords } from '@/content/entries/content-words.ts';

/** What to eat and what to avoid, in Hindi. */
export const food: EntriesWords = {
  'food.raw-milk': {
    title: 'बिना पाश्चराइज़ किया हुआ (कच्चा) दूध, और ऐसे दूध की क्रीम और नरम चीज़',
    parts: ['इनमें लिस्टीरिया कीटाणु हो सकते हैं।'],
    also: 'मलाई कच्चा दूध ताज़ा दूध डेयरी kachcha kaccha doodh malai cream cheese dairy',
  },
  'food.soft-cheese': {
    title: 'ब्री, कैमेम्बेयर, शेव्र (बकरी के दूध का चीज़) और नरम ब्लू चीज़',
    parts: ['इनमें लिस्टीरिया कीटाणु हो सकते हैं। भाप निकलने तक पकाए हों तो ठीक हैं।'],
    also: 'नरम चीज़ फफूंद वाला विदेशी चीज़ narm cheese bakri brie camembert blue cheese',
  },
  'food.hard-cheese': {
    title: 'सख़्त चीज़; पाश्चराइज़ किए हुए कॉटेज चीज़, क्रीम चीज़, मोज़रेला, फ़ेटा और पनीर',
    parts: ['पाश्चराइज़ किया हुआ दूध।'],
    also: 'पनीर चेडर छेना डेयरी paneer panir chhena cheese cheddar mozzarella dairy',
  },
  'food.pate': {
    title: 'हर तरह का पाते (मांस वगैरह का पिसा हुआ पेस्ट), सब्ज़ियों का भी',
    parts: ['इसमें लिस्टीरिया कीटाणु हो सकते हैं।'],
    also: 'पेस्ट स्प्रेड पाटे pate paste spread',
  },
  'food.liver': {
    title: 'कलेजी (लिवर), उससे बनी चीज़ें, मछली के लिवर का तेल और विटामिन ए (रेटिनॉल) वाली गोलियाँ',
    parts: ['बहुत ज़्यादा विटामिन ए बच्चे को नुकसान पहुँचा सकता है।'],
    also: 'कलेजी जिगर कॉड लिवर ऑयल मछली का तेल सप्लीमेंट kaleji jigar liver cod liver oil machhli ka tel vitamin a',
  },
  'food.raw-meat': {
    title: 'कच्चा या अधपका मांस',
    parts: ['इसमें टॉक्सोप्लाज़्मा और साल्मोनेला कीटाणु हो सकते हैं।'],
    also: 'गोश्त मटन चिकन कीमा कबाब कच्चा गुलाबी gosht mutton chicken keema kabab kachcha adhpaka meat',
  },
  'food.cured-meat': {
    title: 'नमक लगाकर या सुखाकर रखा ठंडा मांस, जैसे सलामी और पार्मा हैम',
    parts: ['इसमें टॉक्सोप्लाज़्मा और लिस्टीरिया कीटाणु हो सकते हैं। पका हुआ हो तो ठीक है।'],
    also: 'हैम सलामी चोरिज़ो सूखा मांस salami ham chorizo sukha gosht',
  },
  'food.deli-meat': {
    title: 'कटे हुए तैयार मांस की स्लाइस (डेली मीट) और हॉट डॉग',
    parts: ['भाप निकलने तक गर्म करें: इनमें लिस्टीरिया कीटाणु हो सकते हैं।'],
    also: 'सॉसेज कोल्ड कट सैंडविच मीट sausage cold cuts hot dog deli',
  },
  'food.raw-egg': {
    title: 'कच्चे अंडे',
    parts: ['इनमें साल्मोनेला कीटाणु हो सकते हैं। ब्रिटेन में ब्रिटिश लायन के निशान वाले अंडे ठीक हैं, बाकी जगह पाश्चराइज़ किए हुए।'],
    also: 'अंडा मेयोनीज़ हाफ फ्राई अधपका अंडा anda ande kachcha half fry mayonnaise egg',
  },
  'food.shellfish': {
    title: 'खोल वाले कच्चे समुद्री जीव (जैसे झींगा, सीपी) और कच्चे ऑयस्टर',
    parts: ['इनसे इन्फ़ेक्शन हो सकता है।'],
    also: 'झींगा प्रॉन केकड़ा सीप मसल्स jhinga prawn kekda crab seep oyster mussels',
  },
  'food.sushi': {
    title: 'कच्ची मछली वाली सुशी',
    parts: ['ब्रिटेन में यह ठीक है जब मछली पहले जमाई (फ़्रोज़न की) गई हो; अमेरिका में सलाह है कि इससे बचें। इसमें परजीवी कीड़े हो सकते हैं।'],
    also: 'साशिमी कच्ची मछली sushi sashimi kachchi machhli',
  },
  'food.big-fish': {
    title: 'शार्क, स्वोर्डफ़िश और मार्लिन; अमेरिका में किंग मैकेरल, टाइलफ़िश, ऑरेंज रफ़ी और बिगआई ट्यूना भी',
    parts: ['इनमें बहुत पारा होता है।'],
    also: 'मछली पारा मर्करी तलवार मछली सुरमई मोरी machhli para mercury shark swordfish king mackerel surmai',
  },
  'food.tuna': {
    title: 'ट्यूना',
    parts: [
      'इसमें पारा होता है। ब्रिटेन: हफ़्ते में 2 ताज़ा टुकड़े (पके हुए, हर एक करीब 140 g) या 4 मध्यम डिब्बे। अमेरिका: हफ़्ते में डिब्बे वाली हल्की (लाइट) ट्यूना 2 से 3 हिस्से, अल्बाकोर 1।',
    ],
    also: 'टूना डिब्बाबंद मछली पारा tuna machhli can mercury',
  },
  'food.oily-fish': {
    title: 'तेल वाली मछली, जैसे सैल्मन, सार्डिन और मैकेरल',
    parts: ['हफ़्ते में ज़्यादा से ज़्यादा 2 हिस्से (ब्रिटेन), प्रदूषण वाले पदार्थों के कारण।'],
    also: 'सामन तारली पेड़वे बांगड़ा मछली हेरिंग ट्राउट machhli salmon sardine bangda mackerel',
  },
  'food.smoked-fish': {
    title: 'ठंडी रखी, धुएँ में पकाई (स्मोक्ड), सीधे खाने वाली मछली',
    parts: ['इसमें लिस्टीरिया कीटाणु हो सकते हैं। पकी हुई हो तो ठीक है।'],
    also: 'स्मोक्ड सैल्मन मछली smoked salmon machhli',
  },
  'food.salad': {
    title: 'बिना धोया सलाद और फल',
    parts: ['इन्हें अच्छी तरह धोएँ: इनमें टॉक्सोप्लाज़्मा कीटाणु हो सकते हैं।'],
    also: 'सब्ज़ी कच्ची सब्जी खीरा टमाटर पत्ता मिट्टी salad phal sabzi kheera dhona fruit',
  },
  'food.sprouts': {
    title: 'कच्चे अंकुरित दाने (स्प्राउट्स)',
    parts: ['इनमें ई. कोलाई कीटाणु हो सकते हैं।'],
    also: 'अंकुरित मूँग चना अंकुर दाल मोठ ankurit moong mung chana sprouts',
  },
  'food.game': {
    title: 'सीसे (लेड) की गोली से मारे शिकार का मांस',
    parts: ['इसमें सीसा हो सकता है।'],
    also: 'जंगली मांस हिरन तीतर शिकार shikar jungli hiran teetar game lead',
  },
  'food.leftovers': {
    title: 'पैक किए सलाद, बचा हुआ खाना और तैयार खाना',
    parts: ['बचे हुए खाने को भाप निकलने तक गर्म करें, और जो खुल गया हो उसे 24 घंटों के अंदर खा लें।'],
    also: 'बासी बाहर का खाना पैकेट डिब्बाबंद होटल basi bacha hua khana bahar packet leftover',
  },
  'food.alcohol': {
    title: 'शराब',
    parts: ['ऐसी कोई मात्रा पता नहीं है जो सुरक्षित हो।'],
    also: 'दारू बीयर वाइन ताड़ी पीना sharab daru daaru beer wine alcohol',
  },
  'food.caffeine': {
    title: 'कॉफ़ी, चाय और कोला (कैफ़ीन)',
    parts: ['दिन में ज़्यादा से ज़्यादा 200 mg कैफ़ीन; डब्ल्यूएचओ कहता है कि 300 mg से ज़्यादा नहीं। यह ऐप कम वाली संख्या से गिनता है।'],
    also: 'चाय काफी कोल्ड ड्रिंक चॉकलेट chai chay coffee kafi cola cold drink caffeine',
  },
  'food.energy-drinks': {
    title: 'एनर्जी ड्रिंक',
    parts: ['बहुत कैफ़ीन और चीनी।'],
    also: 'ताकत वाला ड्रिंक कैन कैफीन energy drink red bull sting',
  },
  'food.herbal': {
    title: 'ज़्यादा मात्रा में मुलेठी, जड़ी-बूटी की दवाएँ, दिन में 4 कप से ज़्यादा हर्बल चाय',
    parts: ['इनका असर ठीक से पता नहीं है। अपनी मिडवाइफ, डॉक्टर या फ़ार्मासिस्ट से पूछें।'],
    also: 'काढ़ा जड़ी बूटी आयुर्वेदिक देसी दवा तुलसी kadha jadi booti ayurvedic mulethi tulsi herbal tea',
  },
  'food.peanuts': {
    title: 'मूँगफली',
    parts: ['अगर आपको इससे एलर्जी न हो तो।'],
    also: 'मूंगफली सींगदाना मेवे moongfali mungfali singdana peanut',
  },
};
