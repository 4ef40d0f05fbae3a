import type { EntriesWords } from '@/content/entries/content-words.ts';

/** From clinical rules 1, 5, 7 and 8; no shop, no price, no advertising. */
export const products: EntriesWords = {
  'product.cuff': {
    title: 'Tensiomètre pour le haut du bras',
    parts: [
      'Pour mesurer à la maison, assise, après un repos.',
      'Le brassard doit être à la taille de votre bras, et posé sur la peau nue. Des chiffres de 140/90 ou plus demandent une réponse : ajoutez-les dans Maia.',
    ],
    also: 'tension artérielle pression brassard appareil',
  },
  'product.glucose-meter': {
    title: 'Lecteur de glycémie',
    parts: [
      'Si votre équipe soignante vous a demandé de mesurer.',
      'Regardez s’il affiche mg/dL ou mmol/L avant de taper un chiffre.',
    ],
    also: 'glucose diabète sucre bandelettes glucomètre dextro',
  },
  'product.thermometer': {
    title: 'Thermomètre',
    parts: [
      'Pour avoir un chiffre quand vous avez chaud.',
      '38.0 °C (100.4 °F) ou plus pendant la grossesse et après la naissance : appelez votre maternité maintenant.',
    ],
    also: 'fièvre température corps chaud',
  },
  'product.scale': {
    title: 'Balance',
    parts: [
      'Pour votre poids, à la même heure du jour.',
      'Un chiffre seul n’est pas une raison de moins manger. Parlez des changements rapides à votre équipe soignante.',
    ],
    also: 'poids peser pèse-personne',
  },
  'product.doppler': {
    title: 'Doppler à la maison',
    parts: [
      'Vendu pour écouter le cœur du bébé.',
      'Ne l’utilisez pas pour contrôler un bébé qui bouge moins. Appelez tout de suite.',
    ],
    also: 'battements coeur foetal fœtal foetus',
  },
  'product.folic': {
    title: 'Acide folique',
    parts: [
      'Un complément conseillé avant et au début de la grossesse.',
      'Demandez à un pharmacien ou à un médecin quel produit et quelle dose sont justes pour vous.',
    ],
    also: 'folate vitamine b9 complément comprimé',
  },
  'product.prenatal': {
    title: 'Vitamines pour la grossesse',
    parts: [
      'Certaines contiennent du fer, de l’iode et de la vitamine D.',
      'Pas de vitamine A sous forme de rétinol, et pas d’huile de foie de poisson. Demandez à votre pharmacien, à votre sage-femme ou à votre médecin.',
    ],
    also: 'prénatal multivitamines complément rétinol comprimés',
  },
  'product.herbal': {
    title: 'Tisanes et remèdes à base de plantes',
    parts: [
      'Souvent vendus comme naturels.',
      'On ne sait pas ce que beaucoup font pendant la grossesse. Demandez avant d’en utiliser un ; pas plus de 4 tasses de tisane par jour.',
    ],
    also: 'infusion herbes feuilles de framboisier réglisse naturel décoction traditionnel indigène',
  },
  'product.energy': {
    title: 'Boissons énergisantes et comprimés de caféine',
    parts: [
      'Vendus contre la fatigue.',
      'Laissez-les de côté : trop de caféine. Au plus 200 mg de caféine par jour, en tout.',
    ],
    also: 'café energy boisson énergétique',
  },
  'product.stockings': {
    title: 'Bas de contention',
    parts: [
      'Pour des chevilles qui gonflent le soir.',
      'Une seule jambe gonflée avec de la douleur, de la rougeur ou de la chaleur demande un appel maintenant, pas un bas.',
    ],
    also: 'compression collants chaussettes gonflées jambes lourdes varices',
  },
  'product.belt': {
    title: 'Ceinture de soutien',
    parts: [
      'Pour une douleur en bas du dos ou au bassin.',
      'Une douleur qui va et vient en rythme avant 37 semaines demande un appel maintenant.',
    ],
    also: 'ceinture de grossesse pelvienne dos ventre',
  },
  'product.shoes': {
    title: 'Chaussures confortables',
    parts: [
      'Les pieds peuvent s’agrandir ou gonfler.',
      'Un gonflement soudain du visage ou des mains demande un appel maintenant.',
    ],
    also: 'pieds sandales',
  },
  'product.pads': {
    title: 'Serviettes hygiéniques de maternité',
    parts: [
      'Pour le saignement après la naissance.',
      'Une serviette hygiénique trempée en une heure ou moins, ou un caillot gros comme un œuf : appelez le numéro d’urgence.',
    ],
    also: 'garnitures protections sang couches accouchement',
  },
};
