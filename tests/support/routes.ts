/** Every route of the product by who may open it; parameters filled with an id that exists nowhere. */
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
] as const;

export const signedInRoutes = [
  '/dashboard',
  '/doctor-chat',
  '/profile',
  '/your-data',
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
  '/blog/first-weeks',
  '/edit-blog/first-weeks',
  '/forum',
  '/forum/topic-1',
  '/bloodwork',
] as const;

export const nowhere = '/no-such-page';
