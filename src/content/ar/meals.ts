import type { MealWords } from '@/content/entries/content-words.ts';

/** Meal ideas (clinical rules 8.3). Each one passes the food list; a test checks the English ones against it. */
export const meals: Readonly<Record<string, MealWords>> = {
  'meal.oats-milk': { title: 'عصيدة شوفان بحليب مبستر وفاكهة', nutrients: ['كالسيوم', 'ألياف'] },
  'meal.oats-soy': {
    title: 'شوفان مع زبادي صويا مدعّم وتوت',
    nutrients: ['كالسيوم', 'ألياف', 'بروتين'],
  },
  'meal.egg-wrap': { title: 'خبز ملفوف ببيض مطبوخ تمامًا وطماطم', nutrients: ['بروتين', 'كولين'] },
  'meal.idli': { title: 'كعك أرز وعدس على البخار مع مرق خضار هندي (سامبار)', nutrients: ['فولات', 'بروتين'] },
  'meal.fruit-quinoa': { title: 'كينوا دافئة مع إجاص (كمثرى) وقرفة', nutrients: ['ألياف', 'حديد'] },
  'meal.toast-beans': { title: 'خبز محمص من القمح الكامل مع فاصوليا', nutrients: ['حديد', 'ألياف', 'بروتين'] },
  'meal.dal': { title: 'عدس هندي (دال) مع أرز وسبانخ', nutrients: ['فولات', 'حديد', 'بروتين'] },
  'meal.chickpea-feta': {
    title: 'سلطة حمص، مغسولة جيدًا، مع جبن فيتا مبستر',
    nutrients: ['بروتين', 'كالسيوم', 'فولات'],
  },
  'meal.hummus': { title: 'حمص بالطحينة مع خبز القمح الكامل وجزر', nutrients: ['بروتين', 'ألياف'] },
  'meal.sardines': { title: 'سردين على خبز محمص من القمح الكامل', nutrients: ['كالسيوم', 'يود', 'بروتين'] },
  'meal.soup': { title: 'شوربة خضار مع فاصوليا بيضاء', nutrients: ['فولات', 'ألياف'] },
  'meal.quinoa-bowl': { title: 'كينوا مع فلفل مشوي وحمص', nutrients: ['حديد', 'بروتين', 'ألياف'] },
  'meal.paneer': {
    title: 'جبن هندي (بانير) من حليب مبستر مع بازلاء وأرز',
    nutrients: ['كالسيوم', 'بروتين'],
  },
  'meal.bean-chilli': { title: 'يخنة فاصوليا بالفلفل الحار مع أرز بني', nutrients: ['فولات', 'حديد', 'ألياف'] },
  'meal.tofu': { title: 'توفو مقلّب مع بروكلي وأرز', nutrients: ['كالسيوم', 'بروتين', 'فولات'] },
  'meal.chicken-bulgur': { title: 'دجاج مشوي، مطبوخ تمامًا، مع برغل وخضار', nutrients: ['بروتين', 'حديد'] },
  'meal.fish-curry': { title: 'كاري سمك أبيض مع أرز', nutrients: ['يود', 'بروتين'] },
  'meal.salmon': { title: 'سلمون بالفرن مع بطاطا وفاصوليا خضراء', nutrients: ['يود', 'بروتين'] },
  'meal.beef-stew': { title: 'يخنة لحم بقر، مطبوخة حتى تلين، مع جزر', nutrients: ['حديد', 'بروتين'] },
  'meal.khichdi': { title: 'أرز مع ماش مطبوخان معًا (كيتشدي)', nutrients: ['بروتين', 'فولات'] },
  'meal.stuffed-pepper': { title: 'فلفل محشو بالدخن والعدس', nutrients: ['حديد', 'ألياف'] },
  'meal.yoghurt': { title: 'زبادي مبستر سادة مع تفاح', nutrients: ['كالسيوم', 'بروتين'] },
  'meal.fruit-nuts': { title: 'حبة فاكهة وحفنة من اللوز', nutrients: ['ألياف', 'بروتين'] },
  'meal.peanut-apple': { title: 'شرائح تفاح مع زبدة الفول السوداني', nutrients: ['ألياف', 'بروتين'] },
  'meal.crackers': { title: 'بسكويت جاف غير محلى ورشفات من الماء', nutrients: [] },
  'meal.ginger-banana': { title: 'موز وشاي زنجبيل', nutrients: ['ألياف'] },
  'meal.roast-chickpeas': { title: 'حمص محمص، دون ملح', nutrients: ['بروتين', 'ألياف', 'فولات'] },
  'meal.veg-sticks': { title: 'خيار وفلفل مغسولان مع غموس الفاصوليا', nutrients: ['ألياف', 'فولات'] },
  'meal.boiled-egg': { title: 'بيضة مسلوقة تمامًا', nutrients: ['بروتين', 'كولين'] },
};
