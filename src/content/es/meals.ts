import type { MealWords } from '@/content/entries/content-words.ts';

/** Meal ideas. */
export const meals: Readonly<Record<string, MealWords>> = {
  'meal.oats-milk': {
    title: 'Avena cocida con leche pasteurizada y fruta',
    nutrients: ['calcio', 'fibra'],
  },
  'meal.oats-soy': {
    title: 'Avena con yogur de soya enriquecido y frutos rojos',
    nutrients: ['calcio', 'fibra', 'proteína'],
  },
  'meal.egg-wrap': {
    title: 'Wrap (tortilla de trigo) con huevo totalmente cocido y tomate',
    nutrients: ['proteína', 'colina'],
  },
  'meal.idli': {
    title: 'Tortitas de arroz y lentejas al vapor con guiso de lentejas y verduras (sambar)',
    nutrients: ['folato', 'proteína'],
  },
  'meal.fruit-quinoa': { title: 'Quinua caliente con pera y canela', nutrients: ['fibra', 'hierro'] },
  'meal.toast-beans': {
    title: 'Pan integral tostado con frijoles',
    nutrients: ['hierro', 'fibra', 'proteína'],
  },
  'meal.dal': {
    title: 'Guiso de lentejas (dal) con arroz y espinacas',
    nutrients: ['folato', 'hierro', 'proteína'],
  },
  'meal.chickpea-feta': {
    title: 'Ensalada de garbanzos, bien lavada, con queso feta pasteurizado',
    nutrients: ['proteína', 'calcio', 'folato'],
  },
  'meal.hummus': { title: 'Hummus con pan integral y zanahorias', nutrients: ['proteína', 'fibra'] },
  'meal.sardines': {
    title: 'Sardinas sobre pan integral tostado',
    nutrients: ['calcio', 'yodo', 'proteína'],
  },
  'meal.soup': { title: 'Sopa de verduras con frijoles blancos', nutrients: ['folato', 'fibra'] },
  'meal.quinoa-bowl': {
    title: 'Quinua con pimientos asados y garbanzos',
    nutrients: ['hierro', 'proteína', 'fibra'],
  },
  'meal.paneer': {
    title: 'Queso paneer de leche pasteurizada con arvejas (guisantes) y arroz',
    nutrients: ['calcio', 'proteína'],
  },
  'meal.bean-chilli': {
    title: 'Chili de frijoles con arroz integral',
    nutrients: ['folato', 'hierro', 'fibra'],
  },
  'meal.tofu': {
    title: 'Tofu salteado con brócoli y arroz',
    nutrients: ['calcio', 'proteína', 'folato'],
  },
  'meal.chicken-bulgur': {
    title: 'Pollo a la parrilla, bien cocido por dentro, con bulgur (trigo partido) y verduras',
    nutrients: ['proteína', 'hierro'],
  },
  'meal.fish-curry': { title: 'Curry de pescado blanco con arroz', nutrients: ['yodo', 'proteína'] },
  'meal.salmon': {
    title: 'Salmón al horno con papa y judías verdes (ejotes)',
    nutrients: ['yodo', 'proteína'],
  },
  'meal.beef-stew': {
    title: 'Guiso de res, cocido hasta que esté tierno, con zanahorias',
    nutrients: ['hierro', 'proteína'],
  },
  'meal.khichdi': { title: 'Arroz cocido con frijol mungo (khichdi)', nutrients: ['proteína', 'folato'] },
  'meal.stuffed-pepper': { title: 'Pimientos rellenos de mijo y lentejas', nutrients: ['hierro', 'fibra'] },
  'meal.yoghurt': { title: 'Yogur natural pasteurizado con manzana', nutrients: ['calcio', 'proteína'] },
  'meal.fruit-nuts': { title: 'Una fruta y un puñado de almendras', nutrients: ['fibra', 'proteína'] },
  'meal.peanut-apple': {
    title: 'Rodajas de manzana con mantequilla de maní (crema de cacahuate)',
    nutrients: ['fibra', 'proteína'],
  },
  'meal.crackers': { title: 'Galletas secas (tipo cracker) y sorbos de agua', nutrients: [] },
  'meal.ginger-banana': { title: 'Plátano (banana) y té de jengibre', nutrients: ['fibra'] },
  'meal.roast-chickpeas': {
    title: 'Garbanzos tostados, sin sal',
    nutrients: ['proteína', 'fibra', 'folato'],
  },
  'meal.veg-sticks': {
    title: 'Pepino y pimiento lavados con puré de frijoles',
    nutrients: ['fibra', 'folato'],
  },
  'meal.boiled-egg': { title: 'Un huevo duro', nutrients: ['proteína', 'colina'] },
};
