import type { MealWords } from '@/content/entries/content-words.ts';

/** Meal ideas (clinical rules 8.3): the names of the dishes and their nutrients. */
export const meals: Readonly<Record<string, MealWords>> = {
  'meal.oats-milk': { title: 'Bouillie d’avoine au lait pasteurisé et aux fruits', nutrients: ['calcium', 'fibres'] },
  'meal.oats-soy': {
    title: 'Flocons d’avoine au yaourt de soja enrichi et aux fruits rouges',
    nutrients: ['calcium', 'fibres', 'protéines'],
  },
  'meal.egg-wrap': {
    title: 'Galette de blé roulée à l’œuf bien cuit et à la tomate',
    nutrients: ['protéines', 'choline'],
  },
  'meal.idli': {
    title: 'Gâteaux de riz et de lentilles à la vapeur, avec un sambar de légumes',
    nutrients: ['folates', 'protéines'],
  },
  'meal.fruit-quinoa': { title: 'Quinoa chaud à la poire et à la cannelle', nutrients: ['fibres', 'fer'] },
  'meal.toast-beans': { title: 'Pain complet grillé aux haricots', nutrients: ['fer', 'fibres', 'protéines'] },
  'meal.dal': { title: 'Dal de lentilles avec du riz et des épinards', nutrients: ['folates', 'fer', 'protéines'] },
  'meal.chickpea-feta': {
    title: 'Salade de pois chiches, bien lavée, à la feta pasteurisée',
    nutrients: ['protéines', 'calcium', 'folates'],
  },
  'meal.hummus': { title: 'Houmous avec du pain complet et des carottes', nutrients: ['protéines', 'fibres'] },
  'meal.sardines': { title: 'Sardines sur du pain complet grillé', nutrients: ['calcium', 'iode', 'protéines'] },
  'meal.soup': { title: 'Soupe de légumes aux haricots blancs', nutrients: ['folates', 'fibres'] },
  'meal.quinoa-bowl': {
    title: 'Quinoa aux poivrons rôtis et aux pois chiches',
    nutrients: ['fer', 'protéines', 'fibres'],
  },
  'meal.paneer': {
    title: 'Paneer (fromage frais) au lait pasteurisé avec des petits pois et du riz',
    nutrients: ['calcium', 'protéines'],
  },
  'meal.bean-chilli': {
    title: 'Ragoût épicé de haricots (chili) avec du riz complet',
    nutrients: ['folates', 'fer', 'fibres'],
  },
  'meal.tofu': {
    title: 'Tofu sauté au brocoli avec du riz',
    nutrients: ['calcium', 'protéines', 'folates'],
  },
  'meal.chicken-bulgur': {
    title: 'Poulet grillé, cuit à cœur, avec du boulgour et des légumes',
    nutrients: ['protéines', 'fer'],
  },
  'meal.fish-curry': { title: 'Curry de poisson blanc avec du riz', nutrients: ['iode', 'protéines'] },
  'meal.salmon': {
    title: 'Saumon au four avec des pommes de terre et des haricots verts',
    nutrients: ['iode', 'protéines'],
  },
  'meal.beef-stew': {
    title: 'Ragoût de bœuf, cuit jusqu’à être tendre, avec des carottes',
    nutrients: ['fer', 'protéines'],
  },
  'meal.khichdi': { title: 'Khichdi de riz et de haricots mungo', nutrients: ['protéines', 'folates'] },
  'meal.stuffed-pepper': { title: 'Poivrons farcis au mil et aux lentilles', nutrients: ['fer', 'fibres'] },
  'meal.yoghurt': { title: 'Yaourt nature pasteurisé avec une pomme', nutrients: ['calcium', 'protéines'] },
  'meal.fruit-nuts': { title: 'Un fruit et une poignée d’amandes', nutrients: ['fibres', 'protéines'] },
  'meal.peanut-apple': {
    title: 'Tranches de pomme à la pâte d’arachide (beurre de cacahuète)',
    nutrients: ['fibres', 'protéines'],
  },
  'meal.crackers': { title: 'Biscuits secs (crackers) et gorgées d’eau', nutrients: [] },
  'meal.ginger-banana': { title: 'Banane et tisane de gingembre', nutrients: ['fibres'] },
  'meal.roast-chickpeas': {
    title: 'Pois chiches grillés, sans sel',
    nutrients: ['protéines', 'fibres', 'folates'],
  },
  'meal.veg-sticks': {
    title: 'Concombre et poivron lavés avec une purée de haricots',
    nutrients: ['fibres', 'folates'],
  },
  'meal.boiled-egg': { title: 'Un œuf dur', nutrients: ['protéines', 'choline'] },
};
