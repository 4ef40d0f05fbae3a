import type { EntriesWords } from '@/content/entries/content-words.ts';

/** What to eat and what to avoid (clinical rules 8.1). The texts say where advice differs by country. */
export const food: EntriesWords = {
  'food.raw-milk': {
    title: 'Lait, crème et fromage à pâte molle non pasteurisés',
    parts: ['Ils peuvent contenir la listeria.'],
    also: 'lait cru laitier fromage au lait cru frais caillé listériose',
  },
  'food.soft-cheese': {
    title: 'Brie, camembert, chèvre et bleu à pâte molle',
    parts: ['Ils peuvent contenir la listeria. Cuits jusqu’à ce que de la vapeur en sorte, on peut les manger.'],
    also: 'fromage moisi moisissure croûte fleurie affiné roquefort gorgonzola',
  },
  'food.hard-cheese': {
    title: 'Fromage à pâte dure ; fromage blanc en grains, fromage à tartiner, mozzarella, feta et paneer pasteurisés',
    parts: ['Lait pasteurisé.'],
    also: 'cheddar emmental gruyère comté laitier cottage',
  },
  'food.pate': {
    title: 'Pâté de toute sorte, aussi de légumes',
    parts: ['Il peut contenir la listeria.'],
    also: 'pate rillettes terrine foie gras tartinade',
  },
  'food.liver': {
    title: 'Foie, produits à base de foie, huile de foie de poisson et comprimés avec de la vitamine A (rétinol)',
    parts: ['Trop de vitamine A peut faire du mal au bébé.'],
    also: 'foie de morue foie de boeuf bœuf poulet abats complément haggis',
  },
  'food.raw-meat': {
    title: 'Viande crue ou pas assez cuite',
    parts: ['Elle peut contenir des toxoplasmes et des salmonelles.'],
    also: 'saignante bleue rosée steak tartare carpaccio toxoplasmose brochettes',
  },
  'food.cured-meat': {
    title: 'Viande salée ou séchée mangée froide, comme le salami et le jambon de Parme',
    parts: ['Elle peut contenir des toxoplasmes et la listeria. Cuite, on peut la manger.'],
    also: 'charcuterie jambon cru sec saucisson chorizo prosciutto bresaola',
  },
  'food.deli-meat': {
    title: 'Charcuterie en tranches et saucisses à hot-dog',
    parts: ['Chauffez-les jusqu’à ce que de la vapeur en sorte : elles peuvent contenir la listeria.'],
    also: 'jambon blanc saucisse saucisson mortadelle viande froide sandwich',
  },
  'food.raw-egg': {
    title: 'Œufs crus',
    parts: [
      'Ils peuvent contenir des salmonelles. Au Royaume-Uni, les œufs avec la marque British Lion conviennent, ailleurs les œufs pasteurisés.',
    ],
    also: 'oeuf oeufs mayonnaise mousse au chocolat à la coque mollet tiramisu',
  },
  'food.shellfish': {
    title: 'Coquillages, crustacés et huîtres crus',
    parts: ['Ils peuvent transmettre des infections.'],
    also: 'fruits de mer moules crevettes palourdes huitres',
  },
  'food.sushi': {
    title: 'Sushi au poisson cru',
    parts: [
      'Au Royaume-Uni, il convient quand le poisson a d’abord été congelé ; aux États-Unis, le conseil est de l’éviter. Il peut contenir des parasites.',
    ],
    also: 'sashimi ceviche poisson cru maki',
  },
  'food.big-fish': {
    title:
      'Requin, espadon et marlin ; aux États-Unis aussi le thazard barré (maquereau roi), le poisson-tuile, l’hoplostète orange (empereur) et le thon obèse (patudo)',
    parts: ['Ils contiennent beaucoup de mercure.'],
    also: 'mercure poisson gros poissons king mackerel tilefish',
  },
  'food.tuna': {
    title: 'Thon',
    parts: [
      'Il contient du mercure. Royaume-Uni : 2 pavés de thon frais (environ 140 g chacun, cuits) ou 4 boîtes moyennes par semaine. États-Unis : thon en boîte « light » (clair), 2 à 3 portions par semaine, thon blanc (germon), 1.',
    ],
    also: 'boîte conserve poisson mercure albacore',
  },
  'food.oily-fish': {
    title: 'Poisson gras, comme le saumon, les sardines et le maquereau',
    parts: ['Au plus 2 portions par semaine (Royaume-Uni), à cause de polluants.'],
    also: 'sardine hareng truite omega',
  },
  'food.smoked-fish': {
    title: 'Poisson fumé réfrigéré, prêt à manger',
    parts: ['Il peut contenir la listeria. Cuit, on peut le manger.'],
    also: 'saumon fumé truite hareng',
  },
  'food.salad': {
    title: 'Salade et fruits non lavés',
    parts: ['Lavez-les bien : ils peuvent contenir des toxoplasmes.'],
    also: 'légumes crudités laitue terre toxoplasmose',
  },
  'food.sprouts': {
    title: 'Graines germées crues',
    parts: ['Elles peuvent contenir E. coli.'],
    also: 'germes pousses de soja luzerne alfalfa',
  },
  'food.game': {
    title: 'Gibier tué avec des munitions au plomb',
    parts: ['Il peut contenir du plomb.'],
    also: 'chasse chevreuil biche sanglier faisan viande de brousse agouti',
  },
  'food.leftovers': {
    title: 'Salades emballées, restes et plats tout prêts',
    parts: [
      'Chauffez les restes jusqu’à ce que de la vapeur en sorte, et mangez dans les 24 heures ce qui est ouvert.',
    ],
    also: 'à emporter plats préparés réchauffé sachet',
  },
  'food.alcohol': {
    title: 'Alcool',
    parts: ['On ne connaît aucune quantité sans danger.'],
    also: 'bière vin boire boisson palme dolo bangui liqueur',
  },
  'food.caffeine': {
    title: 'Café, thé et cola (caféine)',
    parts: [
      'Au plus 200 mg de caféine par jour ; l’OMS dit pas plus de 300 mg. Maia compte avec le chiffre le plus bas.',
    ],
    also: 'cafe expresso espresso chocolat énergie coca',
  },
  'food.energy-drinks': {
    title: 'Boissons énergisantes',
    parts: ['Beaucoup de caféine et de sucre.'],
    also: 'boisson énergétique energy caféine',
  },
  'food.herbal': {
    title: 'Racine de réglisse en quantité, médicaments à base de plantes, plus de 4 tasses de tisane par jour',
    parts: [
      'Leurs effets ne sont pas bien connus. Demandez à votre sage-femme, à votre médecin ou à votre pharmacien.',
    ],
    also: 'infusion herbes décoction traditionnel indigène kinkeliba',
  },
  'food.peanuts': {
    title: 'Cacahuètes (arachides)',
    parts: ['Sauf si vous y êtes allergique.'],
    also: 'arachide cacahuete pâte d’arachide noix allergie',
  },
};
