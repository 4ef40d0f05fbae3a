import type { EntriesWords } from '@/content/entries/content-words.ts';

/**
 * Tests, vaccines, medicines, movements (clinical rules 5.3, 9.2, 9.3, 10). For information: the local schedule and the
 * care team decide.
 */
export const care: EntriesWords = {
  'test.nt': {
    title: 'Échographie et dépistage de début de grossesse',
    parts: [
      'L’échographie et le dépistage du premier trimestre sont proposés de 11 semaines à 13 semaines et 6 jours ; au Royaume-Uni, le test combiné de 11 semaines et 2 jours à 14 semaines et 1 jour. C’est vous qui choisissez.',
    ],
    also: 'echographie première écho nuque clarté nucale trisomie 21 test combiné premier trimestre',
  },
  'test.cfdna': {
    title: 'Prise de sang pour l’ADN du bébé',
    parts: [
      'Elle peut se faire à partir de 10 semaines. Demandez ce qu’elle peut dire, et ce qu’elle ne peut pas dire.',
    ],
    also: 'dpni nipt adn trisomie dépistage analyse de sang',
  },
  'test.scan': {
    title: 'Échographie du corps du bébé',
    parts: [
      'Entre 18 et 22 semaines ; au Royaume-Uni, de 18 semaines à 20 semaines et 6 jours. L’OMS conseille une échographie avant 24 semaines.',
    ],
    also: 'echographie écho morphologique morphologie anatomie malformation deuxième trimestre',
  },
  'test.sugar': {
    title: 'Test de glucose (sucre)',
    parts: ['Entre 24 et 28 semaines, plus tôt quand il y a une raison.'],
    also: 'glucose glycémie hgpo diabète gestationnel o’sullivan boire',
  },
  'test.blood': {
    title: 'Numération sanguine et anticorps à nouveau',
    parts: ['Vers 28 semaines.'],
    also: 'nfs hémoglobine hemoglobine anémie agglutinines rai prise de sang analyse',
  },
  'test.antid': {
    title: 'Anti-D si vous êtes rhésus D négatif',
    parts: ['Vers 28 semaines ; au Royaume-Uni à 28, ou à 28 et 34 semaines.'],
    also: 'rhésus rhesus rh rhd négatif groupe sanguin immunoglobulines injection piqûre',
  },
  'test.gbs': {
    title: 'Prélèvement pour le streptocoque du groupe B',
    parts: ['Aux États-Unis, de 36 semaines à 37 semaines et 6 jours ; d’autres pays font autrement.'],
    also: 'strepto streptocoque b sgb pv prélèvement vaginal',
  },
  'test.mood': {
    title: 'Questions sur votre moral',
    parts: ['Au moins une fois pendant la grossesse, et à nouveau après la naissance.'],
    also: 'humeur dépression déprime dépistage entretien prénatal baby-blues',
  },
  'test.visits': {
    title: 'Consultations que l’OMS propose',
    parts: [
      'Jusqu’à 12 semaines, puis à 20, 26, 30, 34, 36, 38 et 40 semaines ; à 41 si le bébé n’est pas né. Le Royaume-Uni et les États-Unis ont leurs propres calendriers. C’est votre plan à vous qui compte.',
    ],
    also: 'rendez-vous rdv visites contacts calendrier prénatales cpn suivi',
  },
  'vaccine.flu': {
    title: 'Vaccin contre la grippe',
    parts: ['À n’importe quel trimestre, pendant la saison ; le vaccin inactivé, pas le spray nasal.'],
    also: 'influenza piqûre injection vaccination',
  },
  'vaccine.tdap': {
    title: 'Vaccin contre la coqueluche',
    parts: [
      'États-Unis : entre 27 et 36 semaines de chaque grossesse. Royaume-Uni : à partir de 16 semaines, au mieux entre 20 et 32.',
    ],
    also: 'tdap dtcap pertussis piqûre injection vaccination',
  },
  'vaccine.rsv': {
    title: 'Vaccin contre le VRS',
    parts: [
      'États-Unis : de 32 semaines à 36 semaines et 6 jours, de septembre à janvier. Royaume-Uni : à partir de 28 semaines, toute l’année.',
    ],
    also: 'rsv virus respiratoire syncytial bronchiolite piqûre injection vaccination',
  },
  'vaccine.covid': {
    title: 'Vaccin contre le COVID-19',
    parts: ['Suivez le conseil de votre pays ; il a changé dans certains.'],
    also: 'corona coronavirus piqûre injection vaccination',
  },
  'vaccine.tetanus': {
    title: 'Vaccin contre le tétanos',
    parts: [
      'Si vous n’êtes pas complètement vaccinée, complétez la vaccination pendant la grossesse : demandez à votre première consultation.',
    ],
    also: 'vat tetanos piqûre injection vaccination rappel',
  },
  'vaccine.live': {
    title: 'Vaccins à remettre à après la naissance',
    parts: [
      'Les vaccins vivants (rougeole, oreillons et rubéole, varicelle, vaccin nasal contre la grippe) ne sont pas donnés pendant la grossesse.',
    ],
    also: 'ror rougeole rubéole varicelle vaccination',
  },
  'medicine.any': {
    title: 'Médicaments, vitamines et plantes',
    parts: [
      'Vérifiez chaque médicament, vitamine et plante avec votre sage-femme, votre médecin ou votre pharmacien. N’arrêtez pas sans avis un médicament pour l’épilepsie, la thyroïde, le diabète, la santé mentale, l’asthme, la tension ou les caillots de sang.',
    ],
    also: 'médicament comprimé cachet arrêter épilepsie insuline antidépresseur herbes tisanes traditionnel indigène',
  },
  'medicine.missed': {
    title: 'Une dose manquée',
    parts: [
      'Regardez la notice ou demandez à votre pharmacien. Ne prenez pas de dose double pour compenser une dose manquée, sauf si la personne qui l’a prescrit vous l’a dit. Certains médicaments ont des règles spéciales : appelez votre pharmacien, votre sage-femme ou votre médecin.',
    ],
    also: 'oubli oublié oubliée comprimé cachet retard double médicament',
  },
  'medicine.harm': {
    title: 'Médicaments déconseillés pendant la grossesse',
    parts: [
      'Certains médicaments sont déconseillés pendant la grossesse. N’arrêtez pas d’un coup. Contactez votre médecin ou votre pharmacien aujourd’hui.',
    ],
    also: 'valproate isotrétinoïne méthotrexate warfarine danger dangereux interdit',
  },
  'move.pattern': {
    title: 'Les mouvements du bébé',
    parts: [
      'Il n’y a pas de nombre fixe de mouvements. À partir de 24 semaines, apprenez à connaître le rythme propre de votre bébé ; il reste le même jusqu’à la naissance. Moins de mouvements, des mouvements différents ou plus aucun : appelez tout de suite, de jour comme de nuit, et n’attendez pas le lendemain. N’utilisez pas de doppler à la maison.',
    ],
    also: 'bouge bouger bb coups de pied compter remue',
  },
};
