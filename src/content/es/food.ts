import type { EntriesWords } from '@/content/entries/content-words.ts';

/** What to eat and what to avoid. The texts say where advice differs by country. */
export const food: EntriesWords = {
  'food.raw-milk': {
    title: 'Leche, crema (nata) y queso blando sin pasteurizar',
    parts: ['Pueden contener listeria.'],
    also: 'leche cruda bronca vaca recién ordeñada queso fresco artesanal casero lácteos pasteurizado',
  },
  'food.soft-cheese': {
    title: 'Brie, camembert, chèvre (queso de cabra blando) y queso azul blando',
    parts: ['Pueden contener listeria. Cocinados hasta que echen vapor están bien.'],
    also: 'quesos moho madurado maduro gorgonzola roquefort cabra',
  },
  'food.hard-cheese': {
    title: 'Queso duro; queso cottage, queso crema, mozzarella, feta y paneer pasteurizados',
    parts: ['Leche pasteurizada.'],
    also: 'cheddar manchego parmesano requesón quesos lácteos untar',
  },
  'food.pate': {
    title: 'Paté de cualquier tipo, también de verduras',
    parts: ['Puede contener listeria.'],
    also: 'untar foie paté',
  },
  'food.liver': {
    title: 'Hígado, productos de hígado, aceite de hígado de pescado y pastillas con vitamina A (retinol)',
    parts: ['Demasiada vitamina A puede dañar al bebé.'],
    also: 'aceite hígado bacalao suplemento vísceras menudencias encebollado',
  },
  'food.raw-meat': {
    title: 'Carne cruda o poco cocida',
    parts: ['Puede contener toxoplasma y salmonela.'],
    also: 'bistec filete término medio jugosa poco hecha roja tartar carpaccio crudo',
  },
  'food.cured-meat': {
    title: 'Carne curada fría, como salami y jamón de Parma',
    parts: ['Puede contener toxoplasma y listeria. Cocinada está bien.'],
    also: 'chorizo jamón serrano ibérico crudo salchichón fuet cecina embutidos prosciutto',
  },
  'food.deli-meat': {
    title: 'Fiambres (carnes frías) en rebanadas y salchichas de hot dog',
    parts: ['Caliéntalos hasta que echen vapor: pueden contener listeria.'],
    also: 'fiambre jamón cocido york pavo mortadela salchicha perro caliente pancho embutidos lonchas cecinas',
  },
  'food.raw-egg': {
    title: 'Huevos crudos',
    parts: [
      'Pueden contener salmonela. En el Reino Unido están bien los huevos con la marca “British Lion”, en otros lugares los pasteurizados.',
    ],
    also: 'mayonesa casera mousse merengue huevo blando tibio pasado agua rompope',
  },
  'food.shellfish': {
    title: 'Mariscos crudos y ostras',
    parts: ['Pueden contener infecciones.'],
    also: 'ostiones mejillones choritos almejas camarones gambas conchas ceviche cebiche aguachile',
  },
  'food.sushi': {
    title: 'Sushi con pescado crudo',
    parts: [
      'En el Reino Unido está bien cuando el pescado se congeló antes; en Estados Unidos el consejo es evitarlo. Puede contener parásitos.',
    ],
    also: 'sashimi ceviche cebiche tiradito pescado crudo boquerones vinagre',
  },
  'food.big-fish': {
    title:
      'Tiburón, pez espada y marlín; en Estados Unidos también caballa gigante (king mackerel), blanquillo (tilefish), reloj anaranjado (orange roughy) y atún de ojo grande (patudo)',
    parts: ['Contienen mucho mercurio.'],
    also: 'mercurio pescado cazón tollo emperador aguja albacora macarela rey carite pescados grandes',
  },
  'food.tuna': {
    title: 'Atún',
    parts: [
      'Contiene mercurio. Reino Unido: 2 filetes frescos (unos 140 g cocidos cada uno) o 4 latas medianas por semana. Estados Unidos: claro en lata (“canned light”), 2 a 3 porciones por semana; atún blanco (albacore), 1.',
    ],
    also: 'enlatado lata pescado mercurio bonito albacora',
  },
  'food.oily-fish': {
    title: 'Pescado graso (azul), como salmón, sardinas y caballa (macarela)',
    parts: ['Como máximo 2 porciones por semana (Reino Unido), por los contaminantes.'],
    also: 'sardina arenque trucha jurel anchoas boquerón omega',
  },
  'food.smoked-fish': {
    title: 'Pescado ahumado refrigerado, listo para comer',
    parts: ['Puede contener listeria. Cocinado está bien.'],
    also: 'salmón ahumado trucha ahumada',
  },
  'food.salad': {
    title: 'Ensalada y fruta sin lavar',
    parts: ['Lávalas bien: pueden contener toxoplasma.'],
    also: 'verduras vegetales lechuga tierra frutas ensaladas',
  },
  'food.sprouts': {
    title: 'Brotes crudos',
    parts: ['Pueden contener E. coli.'],
    also: 'germinados germen soya soja alfalfa frijol',
  },
  'food.game': {
    title: 'Carne de animales cazados con plomo',
    parts: ['Puede contener plomo.'],
    also: 'caza venado ciervo jabalí faisán perdiz conejo monte',
  },
  'food.leftovers': {
    title: 'Ensaladas envasadas, sobras y comidas preparadas',
    parts: ['Calienta las sobras hasta que echen vapor; lo que se abre, cómelo dentro de las 24 horas.'],
    also: 'recalentado comida llevar recalentar',
  },
  'food.alcohol': {
    title: 'Alcohol',
    parts: ['No se conoce ninguna cantidad segura.'],
    also: 'cerveza vino trago copa licor tomar bebidas alcohólicas pulque chicha',
  },
  'food.caffeine': {
    title: 'Café, té y refresco de cola (cafeína)',
    parts: ['Como máximo 200 mg de cafeína al día; la OMS dice no más de 300 mg. Maia cuenta con el número más bajo.'],
    also: 'espresso expreso mate yerba chocolate energética gaseosa tinto cortado',
  },
  'food.energy-drinks': {
    title: 'Bebidas energéticas',
    parts: ['Mucha cafeína y azúcar.'],
    also: 'energizante energizantes cafeína lata',
  },
  'food.herbal': {
    title: 'Raíz de regaliz en cantidad, medicinas de hierbas, más de 4 tazas de té de hierbas al día',
    parts: ['No se sabe bien qué hacen. Pregunta a tu partera, a tu médico o a tu farmacéutico.'],
    also: 'orozuz infusión infusiones tisana agüita manzanilla remedio casero hierbas yuyos',
  },
  'food.peanuts': {
    title: 'Maní (cacahuate, cacahuete)',
    parts: ['A menos que seas alérgica a él.'],
    also: 'maníes frutos secos nueces alergia',
  },
};
