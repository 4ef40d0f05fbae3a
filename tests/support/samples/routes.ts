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
  '/games',
  '/doctor',
  '/chat',
  '/schecker',
  '/resources',
  '/milestones',
  '/blog',
  '/blog/first-weeks',
  '/edit-blog/first-weeks',
  '/forum',
  '/forum/topic-1',
  '/bloodwork',
] as const;

/** Open to administrators only. */
export const clinicRoutes = [
  '/clinic',
  '/clinic/people/person-1',
  '/clinic/patients',
  '/clinic/hospital',
  '/clinic/community',
  '/clinic/messages',
  '/clinic/installation',
  '/clinic/more',
] as const;

export const nowhere = '/no-such-page';
