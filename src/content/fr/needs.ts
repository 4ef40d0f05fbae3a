import type { EntriesWords } from '@/content/entries/content-words.ts';

const ask = 'Pour la dose de tout complément, demandez à votre sage-femme, à votre médecin ou à votre pharmacien.';

/**
 * Daily needs in pregnancy (clinical rules 8.2). In French a comma is read as a decimal comma, so thousands are also
 * written in words.
 */
export const needs: EntriesWords = {
  'need.folate': {
    title: 'Acide folique',
    parts: [
      `Un complément de 400 microgrammes par jour est conseillé avant et au début de la grossesse ; l’OMS le conseille pendant toute la grossesse, avec du fer. Certaines situations de santé demandent une dose plus forte : demandez à votre médecin avant d’être enceinte, ou dès que vous savez que vous l’êtes. ${ask}`,
    ],
    also: 'folate folates vitamine b9 complément comprimé',
  },
  'need.iron': {
    title: 'Fer',
    parts: [
      `27 mg par jour dans tout ce que vous mangez ; les programmes de l’OMS donnent 30 à 60 mg en complément. ${ask}`,
    ],
    also: 'anémie anemie hémoglobine manque de sang',
  },
  'need.calcium': {
    title: 'Calcium',
    parts: [
      `1000 mg par jour, 1300 mg jusqu’à l’âge de 18 ans. L’OMS conseille un complément seulement là où les gens en mangent peu. ${ask}`,
    ],
    also: 'os lait laitier yaourt fromage',
  },
  'need.vitamin-d': {
    title: 'Vitamine D',
    parts: [`600 unités (15 microgrammes) par jour ; au Royaume-Uni, un complément de 10 microgrammes. ${ask}`],
    also: 'soleil complément ampoule',
  },
  'need.iodine': {
    title: 'Iode',
    parts: [`220 microgrammes par jour, 250 selon l’OMS. ${ask}`],
    also: 'sel iodé thyroïde',
  },
  'need.choline': { title: 'Choline', parts: ['450 mg par jour.'], also: 'oeufs œufs oeuf' },
  'need.protein': { title: 'Protéines', parts: ['Environ 71 g par jour.'], also: 'viande haricots poisson niébé' },
  'need.carbohydrate': {
    title: 'Glucides',
    parts: ['Au moins 175 g par jour.'],
    also: 'sucres féculents pain riz manioc mil igname',
  },
  'need.fibre': {
    title: 'Fibres et eau',
    parts: ['Environ 28 g de fibres et 3 litres d’eau par jour, en comptant tout ce que vous mangez et buvez.'],
    also: 'boire boisson liquide hydratation',
  },
  'need.vitamin-a': {
    title: 'Vitamine A',
    parts: [`Pas plus de 3000 microgrammes par jour sous forme toute prête (rétinol). ${ask}`],
    also: 'retinol foie',
  },
  'need.energy': {
    title: 'Énergie en plus',
    parts: [
      'Aucune au premier trimestre, environ 340 kcal par jour au deuxième et 450 au troisième ; au Royaume-Uni environ 200 kcal, seulement au troisième.',
    ],
    also: 'calories kcal manger pour deux',
  },
  'need.b12': {
    title: 'Vitamine B12 sans aliments d’origine animale',
    parts: [`Assurez-vous d’avoir une source sûre. ${ask}`],
    also: 'végan végane végétalien végétarienne vegan',
  },
  'need.diabetes': {
    title: 'Manger avec un diabète pendant la grossesse',
    parts: [
      'Répartissez les glucides sur 3 petits repas et 2 à 4 collations, avec des protéines ou des graisses à côté. Les céréales complètes, les légumes secs et les légumes sont de bons choix. Laissez de côté les boissons sucrées et les jus, sauf pour traiter une glycémie basse.',
      'Le petit-déjeuner est souvent le repas le plus difficile : une plus petite portion de glucides peut aider. Marchez 10 à 15 minutes après les repas si cela vous est permis.',
      'Ne sautez jamais de repas avec de l’insuline ou des comprimés. Ne descendez pas au-dessous de la quantité de glucides que votre diététicien vous a donnée ; au moins 175 g par jour est habituel. Avant de jeûner, parlez avec votre équipe soignante.',
    ],
    also: 'diabète gestationnel sucre glucides ramadan carême jeûne jeune',
  },
};
