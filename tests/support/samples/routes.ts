/** Every route of the product, by who may open it. Parameters hold an id that does not exist. */
export const publicRoutes = [
  '/',
  '/login',
  '/signup',
  '/terms',
  '/privacy',
  '/pricing',
  '/contact',
  '/emergency',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/clock',
] as const;

export const signedInRoutes = [
  '/dashboard',
  '/readings',
  '/doctor-chat',
  '/more',
  '/profile',
  '/profile/health',
  '/account',
  '/who-looked',
  '/notifications',
  '/your-data',
  '/app-lock',
  '/needs-you',
  '/appointment',
  '/reminders',
  '/report',
  '/from-your-doctor',
  '/medicaldocs',
  '/create-blog',
  '/sup',
  '/products',
  '/meals',
  '/movements',
  '/contractions',
  '/games',
  '/doctor',
  '/chat',
  '/schecker',
  '/resources',
  '/resources/topics/food',
  '/resources/articles/movements',
  '/milestones',
  '/blog',
  '/blog/first-weeks',
  '/edit-blog/first-weeks',
  '/forum',
  '/forum/topic-1',
  '/bloodwork',
] as const;

/** Open only between a sign-up on this phone and the end of its first run, so no list of routes has it. */
export const firstRunRoute = '/welcome';

/** Open to administrators only. */
export const clinicRoutes = [
  '/clinic',
  '/clinic/people/person-1',
  '/clinic/patients',
  '/clinic/hospital',
  '/clinic/community',
  '/clinic/articles',
  '/clinic/messages',
  '/clinic/installation',
  '/clinic/roster/hospital-1',
  '/clinic/templates',
  '/clinic/settings',
  '/clinic/numbers',
  '/clinic/audit',
  '/clinic/lost-phone',
  '/clinic/more',
] as const;

export const nowhere = '/no-such-page';
