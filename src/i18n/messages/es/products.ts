import type { products as english } from '../en/products.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const products: Translated<typeof english> = {
  'products.title': 'Productos',
  'products.lead': 'Tipos de cosas, nunca marcas: para qué sirven y qué saber antes. Sin tienda, sin publicidad.',
  'products.search': 'Buscar un producto',
  'products.category': 'Categoría',
  'products.category.measure': 'Para medir',
  'products.category.food': 'Para tomar',
  'products.category.comfort': 'Para estar cómoda',
  'products.category.birth': 'Para el parto y después',
  'products.category.kept': 'Con marcador',
  'products.keep': 'Marcar',
  'products.drop': 'Quitar el marcador',
  'products.failed': 'Esto no se pudo guardar: la memoria del teléfono no respondió. Inténtalo de nuevo.',
  'products.noneKept': 'Aún no hay marcadores. Abre un producto y toca “Marcar”.',
  'products.ai': 'Sugerencias de IA',
  'products.ai.lead':
    'Una máquina sugiere tipos de cosas para lo que describes. Nadie ha revisado su respuesta; la lista de arriba está comprobada con sus fuentes. Le llegan tus palabras y tu semana, sin tu nombre.',
  'products.ai.need': '¿En qué te gustaría recibir ayuda?',
  'products.ai.blank': 'Escribe primero lo que necesitas.',
  'products.ai.danger': 'Esto puede necesitar una llamada y no un producto. No se preguntó nada.',
  'products.ai.ask': 'Sugerir algo',
  'products.ai.asking': 'Preguntando…',
  'products.ai.by': 'Sugerido por IA. No lo ha revisado nadie.',
  'products.ai.mark':
    'Hecho por una máquina, que puede equivocarse. Pregunta a tu partera o a tu farmacéutico antes de usar algo nuevo.',
  'products.ai.none': 'La máquina no tiene nada que sugerir para esto. Pregunta a tu equipo de salud.',
  'products.ai.unreachable': 'Las sugerencias de IA necesitan conexión. La lista de arriba funciona sin ella.',
};
