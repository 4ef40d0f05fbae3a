/** Words of food and drink in one language, used inside patterns. Not yet reviewed by native clinicians. */
export interface FoodTongue {
  readonly caffeine: string;
  /** Drinks with caffeine: where one is named, an amount of caffeine is of that drink. */
  readonly coffees: string;
  /** Separate, because French "thé" without its accent is an article. */
  readonly tea: string;
  readonly drinks: string;
  readonly foods: string;
  /** Words for the amount of a food eaten at once. */
  readonly portions: string;
  /** Words for things that contain a drink. */
  readonly vessels: string;
  /** Food groups, as in the heading of a list of foods. */
  readonly kinds: string;
  /** All words that may stand before, between and after an amount and the thing it measures. */
  readonly links: string;
  /** Verbs that state what a food contains, also in a sentence that gives an order. */
  readonly says: string;
  /** Verbs that state what a person needs. */
  readonly needs: string;
  /**
   * Imperatives. After them no nutrient amount is accepted, not even within the need. A missing word here never lets
   * more through than that.
   */
  readonly orders: string;
}

const english: FoodTongue = {
  caffeine: 'caffeine',
  coffees: 'coffees?|decaf|cola|espresso|chocolate|energy drinks?',
  tea: 'tea',
  drinks: 'water|milk|juice|fluids?|soup|energy drinks?|sweet liquid|(?:infant )?formula',
  foods:
    'lentils?|beans?|chickpeas?|peas?|spinach|kale|broccoli|cabbage|lettuce|greens|vegetables?|potato(?:es)?|tomato(?:es)?|carrots?|peppers?|pumpkin|squash|beetroots?|mushrooms?|corn|avocados?|fruits?|oranges?|lemons?|apples?|bananas?|mango(?:es)?|guavas?|papayas?|kiwis?|(?:straw|blue|rasp|black)?berr(?:y|ies)|grapes?|grapefruits?|melons?|watermelon|dates|figs?|prunes?|raisins?|apricots?|peach(?:es)?|pears?|plums?|pineapple|pomegranates?|coconut|nuts?|almonds?|walnuts?|cashews?|pistachios?|peanuts?|hazelnuts?|seeds?|chia|flaxseeds?|sesame|tahini|quinoa|rice|oats?|oatmeal|porridge|bread|toast|pasta|cereals?|wheat|bran|barley|millet|ragi|eggs?|beef|lamb|pork|chicken|turkey|meat|steak|liver|fish|salmon|sardines?|tuna|trout|mackerel|anchov(?:y|ies)|cod|shrimps?|prawns?|oysters?|clams?|mussels?|milk|yogh?urts?|cheeses?|cheddar|paneer|curd|butter|tofu|tempeh|soya?|soybeans?|edamame|hummus|molasses|honey|soup|dal|juice|water|cocoa|olive oil',
  portions:
    '(?:cup|mug|bowl|plate|serving|portion|slice|handful|ounce)s?|glass(?:es)?|oz|(?:\\d+|an?|one|two|per) cans?|\\d+ ?(?:g|grams?)',
  vessels: '(?:glass(?:es)?|cups?|mugs?|cans?|bottles?|servings?|portions?|drink)',
  kinds: 'foods?|drinks|meals|snacks|dishes|recipes|diet',
  links:
    'a|an|per|each|every day|day|daily|or|less|fewer|under|below|more|most|least|of|to|up|at|is|are|be|should|than|no|not|limit(?:ed)?|keep|intake|maximum|max|about|around|roughly|approximately|stay|remain|remains|it|for|aim|so|your|you|need|total|in|the|coffee|tea|cola|cup|mug|can|has|have|contains?|within|needs|rises?|requirements?|recommended|during|pregnancy|pregnant|women|most|enough|get|who|says|recommends|if|from|and|avoid|reduce|on|that|which|while|when|extra|elemental',
  says: 'has|have|contains?|gives?(?: you)?|provides?|offers?',
  needs: 'needs?|recommends?|advises?',
  orders:
    'take(?! up iron)|takes|taking|taken|give(?! you| up)|giving|given|swallow|increase|double|halve|start|use|try',
};

const spanish: FoodTongue = {
  caffeine: 'cafeina',
  coffees: 'cafe|cola|chocolate',
  tea: 'te',
  drinks: 'agua|leche|zumo|jugo|liquidos|caldo|sopa',
  foods:
    'lentejas?|frijol(?:es)?|judias?|garbanzos?|guisantes?|alubias?|espinacas?|acelgas?|brocoli|col|verduras?|patatas?|papas?|batatas?|tomates?|zanahorias?|pimientos?|calabaza|aguacates?|palta|frutas?|naranjas?|limon(?:es)?|manzanas?|platanos?|bananas?|mangos?|guayabas?|kiwis?|fresas?|uvas?|melon|sandia|datiles|higos?|ciruelas?|pasas|albaricoques?|duraznos?|pina|nuez|nueces|almendras?|anacardos?|cacahuetes?|mani|semillas?|chia|lino|sesamo|quinoa|arroz|avena|pan|pasta|cereal(?:es)?|huevos?|ternera|carne|cordero|cerdo|pollo|pavo|pescado|salmon|sardinas?|atun|trucha|caballa|gambas?|ostras?|almejas?|mejillon(?:es)?|leche|yogur(?:es)?|queso|mantequilla|tofu|soja|soya|higado|sopa|zumo|jugo|agua|aceite de oliva|miel',
  portions: 'tazas?|vasos?|platos?|racion(?:es)?|porcion(?:es)?|rebanadas?|punados?|latas?|\\d+ ?gramos',
  vessels: 'vasos?|tazas?|botellas?|latas?|porcion(?:es)?',
  kinds: 'alimentos|comidas|bebidas|platos|recetas|dieta',
  links:
    'de|del|al|por|cada dia|dia|diari[oa]s?|menos|mas|que|maximo|limite|limita|hasta|un|un[oa]s|aproximadamente|cerca|tienen?|contienen?|aportan?|es|son|o|y|a|la|el|los|las|no|superes?|supere|supera|tom[ae]r? menos|mantente|debajo|inferior|taza|cafe|te|necesitas?|usted|tu|su|en|durante|embarazo|embarazadas?|mujeres|alimentos|manten|mantenga|dosis',
  says: 'tienen?|contienen?|aportan?|dan?|ofrecen?',
  needs: 'necesitan?|necesitas',
  orders: 'tom[aeo]s?|tomar|dale|dele|inyect\\w+|aument[ae]|reduce|reduzca|duplica|duplique|usa|use|prueba|empieza',
};

const french: FoodTongue = {
  caffeine: 'cafeine',
  coffees: 'cafe|cola|chocolat',
  tea: 'the',
  drinks: 'eau|lait|jus|liquides|soupe',
  foods:
    'lentilles?|haricots?|pois|epinards?|choux?|brocolis?|legumes?|pommes?|patates?|tomates?|carottes?|poivrons?|courges?|avocats?|fruits?|oranges?|citrons?|bananes?|mangues?|goyaves?|kiwis?|fraises?|raisins?|melons?|dattes?|figues?|pruneaux?|abricots?|peches?|poires?|noix|noisettes?|amandes?|cajou|arachides?|cacahuetes?|graines?|chia|lin|sesame|quinoa|riz|avoine|pain|pates|cereales?|oeufs?|œufs?|boeuf|bœuf|agneau|porc|poulet|dinde|viande|foie|poissons?|saumon|sardines?|thon|truite|maquereau|crevettes?|huitres?|moules?|lait|yaourts?|fromages?|beurre|tofu|soja|soupe|jus|eau|miel',
  portions: 'tasses?|verres?|bols?|assiettes?|portions?|tranches?|poignees?|boites?|\\d+ ?grammes',
  vessels: 'verres?|tasses?|bouteilles?|canettes?|portions?',
  kinds: 'aliments|boissons|repas|plats|recettes|alimentation',
  links:
    "de|du|des|d'|l'|d|l|par|jour|moins|plus|que|maximum|jusqu|environ|contien\\S+|apporte\\S*|est|sont|ou|et|a|la|le|les|au|pas|limite[zr]?|dessous|tasse|cafe|the|besoin|avez|vous|depasse[zr]?|prenez moins|pour|en|dans|pendant|un|une|femmes|enceintes?|aliments",
  says: 'contien\\S+|apporte(?:nt)?|(?<=\\S )donne(?:nt)?|offre(?:nt)?',
  needs: "(?:avez|as|ont|a) besoin (?:de|d'environ|d')",
  orders:
    'prends|prenez|prendre|donnez|avale[zr]?|augmente[zr]?|reduis|reduisez|doublez|doubler|utilise[zr]?|essaye[zr]?',
};

const hindi: FoodTongue = {
  caffeine: 'कैफीन|कैफ़ीन|कैफिन',
  coffees: 'कॉफी|कॉफ़ी|चॉकलेट',
  tea: 'चाय',
  drinks: 'पानी|दूध|जूस|रस',
  foods:
    'दाल|दालें|मसूर|राजमा|चना|चने|छोले|मटर|पालक|मेथी|पत्तागोभी|गोभी|ब्रोकली|ब्रोकोली|सब्ज़ी|सब्जी|सब्ज़ियां|सब्जियां|आलू|शकरकंद|टमाटर|गाजर|कद्दू|चुकंदर|फल|संतरा|संतरे|नींबू|सेब|केला|केले|अमरूद|पपीता|अनार|आंवला|अंगूर|खजूर|अंजीर|किशमिश|बादाम|अखरोट|काजू|मूंगफली|तिल|बीज|अलसी|चावल|ओट्स|दलिया|रोटी|ब्रेड|बाजरा|रागी|ज्वार|गेहूं|अंडा|अंडे|मांस|चिकन|मटन|मछली|दूध|दही|पनीर|चीज़|मक्खन|टोफू|सोया|सोयाबीन|गुड़|पानी|सूप|जूस|रस|शहद',
  portions: 'कप|गिलास|कटोरी|मुट्ठी|प्लेट|\\d+ ?ग्राम',
  vessels: 'गिलास|कप|बोतल',
  kinds: 'खाद्य|आहार|भोजन|व्यंजन|चीज़ें',
  links:
    'की|का|के|को|में|से|कम|तक|लगभग|करीब|दिन|रोज|रोज़|हर दिन|प्रति|प्रतिदिन|ज़्यादा|ज्यादा|अधिक|नहीं|न|या|और|होता|होती|है|कॉफी|कॉफ़ी|चाय|मात्रा|एक|हर|कप|आपको|गर्भवती|महिला|महिलाओं|गर्भावस्था|चाहिए|ज़रूरत|जरूरत',
  says: 'होता है',
  needs: 'चाहिए',
  orders: 'लें|लो|लीजिए|लीजिये|लेना|लेने|ले|दें|खाएं|खाएँ|खाइए|खाना|बढ़ाएं|बढ़ाएँ|घटाएं|घटाएँ|दुगुन\\S*|खुराक|डोज\\S*|डोज़\\S*',
};

const arabic: FoodTongue = {
  caffeine: '(?:ال)?كافيين|(?:ال)?كافايين',
  coffees: '(?:ال)?(?:قهوة|كولا|شوكولاتة)',
  tea: '(?:ال)?شاي',
  drinks: '(?:ال)?(?:ماء|مياه|حليب|عصير|سوائل)',
  foods:
    '(?:ال)?(?:عدس|فول|فاصوليا|حمص|بازلاء|سبانخ|بروكلي|ملفوف|خضار|خضروات|بطاطا|بطاطس|طماطم|جزر|فلفل|افوكادو|فاكهة|فواكه|برتقال|برتقالة|ليمون|تفاح|تفاحة|موز|موزة|مانجو|جوافة|كيوي|فراولة|عنب|بطيخ|تمر|تمور|تين|زبيب|مشمش|رمان|مكسرات|لوز|جوز|كاجو|فستق|سمسم|طحينة|بذور|ارز|شوفان|خبز|معكرونة|بيض|بيضة|لحم|لحوم|دجاج|كبدة|سمك|اسماك|سلمون|سردين|تونة|حليب|لبن|زبادي|جبن|جبنة|زبدة|توفو|صويا|شوربة|عصير|ماء|عسل)',
  portions: '(?:كوب|اكواب|كاس|طبق|حصة|شريحة|حفنة|علبة)|\\d+ ?(?:غرام|جرام)',
  vessels: 'كوبا|كوب|اكواب|كاس|كاسا|زجاجة|علبة',
  kinds: '(?:ال)?(?:اطعمة|ماكولات|وجبات|مشروبات|طعام)',
  links:
    'من|في|عن|الى|ب|اقل|اكثر|حوالي|نحو|تقريبا|يوميا|اليوم|كل يوم|لا|يزيد|تزيد|يتجاوز|تتجاوزي|حد|اقصى|على|او|و|هو|كوب|القهوة|قهوة|الشاي|شاي|كمية|تحتاجين|تحتاج|تناولي اقل|خلال|لكل|الحامل|الحوامل|النساء|الطعام|اجعلي',
  says: 'فيه|فيها|يحتوي(?: على)?|تحتوي(?: على)?|يعطي',
  needs: 'تحتاجين(?: الى)?|تحتاج(?: الى)?',
  orders: 'خذي|خدي|تناولي|خذ|تناول|اعطي|جرعة|الجرعة|جرعتك|جرعات|الجرعات|زيدي|قللي|ضاعفي|استخدمي',
};

const swahili: FoodTongue = {
  caffeine: 'kafeini',
  coffees: 'kahawa|kola|chokoleti',
  tea: 'chai',
  drinks: 'maji|maziwa|juisi|supu',
  foods:
    'dengu|maharage|kunde|choroko|mbaazi|mchicha|sukuma wiki|kisamvu|mboga|kabichi|viazi|nyanya|karoti|boga|parachichi|tunda|matunda|chungwa|machungwa|limau|tufaha|ndizi|embe|maembe|mapera|papai|tikiti|tende|karanga|korosho|lozi|mbegu|ufuta|wali|mchele|uji|mkate|ugali|mtama|ulezi|yai|mayai|nyama|kuku|samaki|dagaa|maziwa|mtindi|jibini|siagi|tofu|soya|supu|juisi|maji|asali',
  portions: 'kikombe|vikombe|glasi|bakuli|sahani|kipande|vipande|kopo|gramu \\d+',
  vessels: 'glasi|kikombe|vikombe|chupa',
  kinds: 'vyakula|chakula|vinywaji|milo|lishe',
  links:
    'ya|za|la|cha|wa|kwa|na|siku|kila siku|chini|zaidi|kidogo|isiyozidi|isizidi|zisizidi|hadi|takriban|karibu|kama|kila|ina|zina|kina|yenye|au|ni|si|kahawa|chai|kikombe|kiasi|pungufu|unahitaji|katika|wanawake|wajawazito|mjamzito|weka',
  says: 'ina|zina|kina|yana|lina|vina',
  needs: 'unahitaji|anahitaji|wanahitaji',
  orders: 'meza|umeze|kunywa|unywe|tumia|utumie|chukua|mpe|dozi|kipimo|ongeza|punguza|anza',
};

export const foodTongues: readonly FoodTongue[] = [english, spanish, french, hindi, arabic, swahili];

/** One kind of words of all languages, as alternatives of a pattern. */
export const wordsOf = (kind: keyof FoodTongue): string => foodTongues.map((language) => language[kind]).join('|');
