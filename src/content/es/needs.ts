import type { EntriesWords } from '@/content/entries/content-words.ts';

const ask = 'Pregunta a tu partera, a tu médico o a tu farmacéutico por la dosis de cualquier suplemento.';

/** Daily needs in pregnancy, for adults of 19 to 50 years. */
export const needs: EntriesWords = {
  'need.folate': {
    title: 'Ácido fólico',
    parts: [
      `Se aconseja un suplemento de 400 microgramos al día antes del embarazo y al comienzo; la OMS lo aconseja durante todo el embarazo, junto con hierro. Algunas condiciones de salud necesitan una dosis más alta: pregunta a tu médico antes, o en cuanto lo sepas. ${ask}`,
    ],
    also: 'folato folatos vitamina b9 suplemento pastilla',
  },
  'need.iron': {
    title: 'Hierro',
    parts: [`27 mg al día en todo lo que comes; los programas de la OMS dan de 30 a 60 mg como suplemento. ${ask}`],
    also: 'anemia hemoglobina sulfato ferroso fierro',
  },
  'need.calcium': {
    title: 'Calcio',
    parts: [
      `1000 mg al día, 1300 mg hasta los 18 años. La OMS aconseja un suplemento solo donde la gente come poco calcio. ${ask}`,
    ],
    also: 'huesos leche lácteos',
  },
  'need.vitamin-d': {
    title: 'Vitamina D',
    parts: [`600 unidades (15 microgramos) al día; en el Reino Unido, un suplemento de 10 microgramos. ${ask}`],
    also: 'sol suplemento',
  },
  'need.iodine': {
    title: 'Yodo',
    parts: [`220 microgramos al día, 250 según la OMS. ${ask}`],
    also: 'sal yodada tiroides iodo',
  },
  'need.choline': { title: 'Colina', parts: ['450 mg al día.'], also: 'huevos' },
  'need.protein': { title: 'Proteína', parts: ['Unos 71 g al día.'], also: 'carne frijoles porotos proteínas' },
  'need.carbohydrate': {
    title: 'Carbohidratos',
    parts: ['Al menos 175 g al día.'],
    also: 'hidratos pan arroz tortilla harinas almidón',
  },
  'need.fibre': {
    title: 'Fibra y agua',
    parts: ['Unos 28 g de fibra y 3 litros de agua de toda la comida y bebida al día.'],
    also: 'líquidos beber tomar agua',
  },
  'need.vitamin-a': {
    title: 'Vitamina A',
    parts: [`No más de 3000 microgramos al día en forma ya lista (retinol). ${ask}`],
    also: 'retinol hígado',
  },
  'need.energy': {
    title: 'Energía extra',
    parts: [
      'Ninguna en el primer trimestre, unas 340 kcal al día en el segundo y 450 en el tercero; en el Reino Unido unas 200 kcal, solo en el tercero.',
    ],
    also: 'calorías kcal comer dos',
  },
  'need.b12': {
    title: 'Vitamina B12 sin alimentos de origen animal',
    parts: [`Asegúrate de tener una fuente confiable. ${ask}`],
    also: 'vegana vegetariana cobalamina',
  },
  'need.diabetes': {
    title: 'Comer con diabetes en el embarazo',
    parts: [
      'Reparte los carbohidratos en 3 comidas pequeñas y 2 a 4 meriendas, acompañados de proteína o grasa. Los granos integrales, las legumbres y las verduras son buenas opciones. Deja las bebidas azucaradas y el jugo, excepto para tratar una bajada de azúcar.',
      'El desayuno es muchas veces la comida más difícil: una porción más pequeña de carbohidratos puede ayudar. Camina de 10 a 15 minutos después de las comidas si te lo permiten.',
      'Nunca te saltes comidas si usas insulina o pastillas. No bajes de la cantidad de carbohidratos que te dio tu nutricionista; lo habitual es al menos 175 g al día. Antes de ayunar, habla con tu equipo de salud.',
    ],
    also: 'gestacional azúcar glucosa carbohidratos hidratos ramadán ayuno dieta dietista zumo',
  },
};
