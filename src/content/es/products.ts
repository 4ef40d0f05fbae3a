import type { EntriesWords } from '@/content/entries/content-words.ts';

/** A kind of product, never a brand: its use, and safety advice. */
export const products: EntriesWords = {
  'product.cuff': {
    title: 'Tensiómetro para la parte alta del brazo',
    parts: [
      'Para medir en casa, sentada, después de un descanso.',
      'El brazalete debe ajustarse a tu brazo, y quedar sobre la piel desnuda. Los números de 140/90 o más necesitan una respuesta: agrégalos a Maia.',
    ],
    also: 'presión arterial tensión baumanómetro brazalete aparato',
  },
  'product.glucose-meter': {
    title: 'Glucómetro (medidor de azúcar en sangre)',
    parts: ['Si tu equipo de salud te pidió medir.', 'Mira si muestra mg/dL o mmol/L antes de escribir un número.'],
    also: 'glucosa glucemia diabetes tiras reactivas',
  },
  'product.thermometer': {
    title: 'Termómetro',
    parts: [
      'Para tener un número cuando sientes el cuerpo caliente.',
      '38.0 °C (100.4 °F) o más en el embarazo y después del parto: llama ahora a tu maternidad.',
    ],
    also: 'fiebre temperatura calentura',
  },
  'product.scale': {
    title: 'Balanza',
    parts: [
      'Para tu peso, a la misma hora del día.',
      'Un número solo no es motivo para comer menos. Comenta los cambios rápidos con tu equipo de salud.',
    ],
    also: 'báscula pesa peso pesarse kilos',
  },
  'product.doppler': {
    title: 'Doppler casero',
    parts: [
      'Se vende para escuchar el corazón del bebé.',
      'No lo uses para comprobar cómo está un bebé que se mueve menos. Llama enseguida.',
    ],
    also: 'latidos fetal corazón escuchar aparato',
  },
  'product.folic': {
    title: 'Ácido fólico',
    parts: [
      'Un suplemento que se aconseja antes del embarazo y al comienzo.',
      'Pregunta a un farmacéutico o a un médico qué producto y qué dosis son adecuados para ti.',
    ],
    also: 'folato vitamina suplemento pastilla',
  },
  'product.prenatal': {
    title: 'Vitaminas para el embarazo',
    parts: [
      'Algunas contienen hierro, yodo y vitamina D.',
      'No con vitamina A como retinol, y nada de aceite de hígado de pescado. Pregunta a tu farmacéutico, a tu partera o a tu médico.',
    ],
    also: 'prenatales multivitamínico suplemento retinol bacalao',
  },
  'product.herbal': {
    title: 'Tés y remedios de hierbas',
    parts: [
      'Muchas veces se venden como naturales.',
      'De muchos no se sabe qué hacen en el embarazo. Pregunta antes de usar uno; no más de 4 tazas de té de hierbas al día.',
    ],
    also: 'infusión infusiones tisana hoja frambuesa regaliz natural yuyos plantas',
  },
  'product.energy': {
    title: 'Bebidas energéticas y pastillas de cafeína',
    parts: [
      'Se venden contra el cansancio.',
      'Déjalas: demasiada cafeína. Como máximo 200 mg de cafeína al día, sumando todo.',
    ],
    also: 'café energizante energizantes',
  },
  'product.stockings': {
    title: 'Medias de compresión',
    parts: [
      'Para tobillos que se hinchan al final del día.',
      'La hinchazón de una pierna con dolor, enrojecimiento o calor necesita una llamada ahora, no una media.',
    ],
    also: 'medias descanso calcetas várices hinchazón tobillos',
  },
  'product.belt': {
    title: 'Cinturón de soporte',
    parts: [
      'Para el dolor en la parte baja de la espalda o en la pelvis.',
      'Un dolor que va y viene con un ritmo antes de las 37 semanas necesita una llamada ahora.',
    ],
    also: 'faja banda embarazo espalda cintura pélvico',
  },
  'product.shoes': {
    title: 'Zapatos cómodos',
    parts: [
      'Los pies pueden crecer o hincharse.',
      'Una hinchazón repentina de la cara o de las manos necesita una llamada ahora.',
    ],
    also: 'pies calzado zapatillas tenis',
  },
  'product.pads': {
    title: 'Toallas higiénicas para después del parto',
    parts: [
      'Para el sangrado después del parto.',
      'Una toalla higiénica empapada en una hora o menos, o un coágulo del tamaño de un huevo: llama al número de emergencias.',
    ],
    also: 'compresas toallas sanitarias femeninas posparto sangrado loquios pañal',
  },
};
