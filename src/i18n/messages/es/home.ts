import type { home as english } from '../en/home.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const home: Translated<typeof english> = {
  'home.title': 'Maia',
  'home.heading': 'Medido con cuidado, semana a semana.',
  'home.lead':
    'Guarda tu presión, tu azúcar y tu peso en tu teléfono, con o sin conexión. Si un número es peligroso, Maia te dice enseguida qué hacer.',
  'home.create': 'Crea tu cuenta',
  'home.logIn': 'Iniciar sesión',
  'home.today': 'Ir a Hoy',
  'home.dangerSigns': 'Señales de peligro',
  'home.free': 'Uso gratis. Las señales de peligro y Emergencia no necesitan cuenta.',
  'home.users': '{count, plural, one {# persona tiene una cuenta aquí.} other {# personas tienen una cuenta aquí.}}',
  'home.exampleWeek': 'semanas, 3 días',
  'home.example.severe': 'Llama ahora a tu maternidad',
  'home.example.saved': 'Guardado',
  'home.example.offline': 'Sin conexión · 3 pendientes, se envían solos',
  'home.example.initials': 'AO',
  'home.example.patient': 'Amina, 28+3',
  'home.example.rising': 'En aumento desde hace siete días',
  'home.example.today': 'Hoy',
  'home.example.looked': 'La Dra. Wambui miró a las 10:42',
  'home.answer.title': 'Un número recibe una respuesta',
  'home.answer.text': 'Maia revisa cada medición en el teléfono, según reglas publicadas, y te dice qué hacer.',
  'home.offline.title': 'Funciona sin conexión',
  'home.offline.text': 'Lo que se guarda en tu teléfono queda guardado. Viaja cuando hay señal.',
  'home.doctor.title': 'Tu médico ve lo que tú ves',
  'home.doctor.text': 'La misma gráfica y los mismos límites, ordenados por quién necesita atención primero.',
  'home.privacy':
    'Tus mediciones se quedan en tu teléfono y con el equipo de salud que elijas. Sin publicidad, nadie más las recibe.',
  'home.privacyMore': 'Cómo funciona',
  'home.footer.privacy': 'Privacidad',
  'home.footer.terms': 'Condiciones',
  'home.footer.pricing': 'Precios',
  'home.footer.contact': 'Contacto',
};
