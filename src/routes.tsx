import { matchRoutes, type Location } from 'react-router-dom';
import type { LazyPage } from '@/app/pages/lazy-page.tsx';
import {
  deferred,
  doctorListPage,
  emergencyPage,
  online,
  page,
  pageWithName,
  readingsPage,
  signedOutPage,
  todayPage,
  unlockPage,
  withContent,
} from '@/app/pages/route-pages.tsx';
import { isLockedNow } from '@/app/lock/lock-state.ts';
import type { Access } from '@/app/session/route-guard.tsx';
import type { MessageId } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';

export interface AppRoute {
  readonly path: string;
  readonly access: Access;
  readonly title: MessageId;
  readonly page: LazyPage;
  /** Has its own header and no tabs. */
  readonly bare?: true;
  /** The title of the document does not name the app. */
  readonly isNeutral?: true;
  /** Shows data of a signed-in user although everybody may open it, so it is locked with the app. */
  readonly isPrivate?: true;
  /** The path of the list from which this page opens: it opens beside the list where there is room. */
  readonly list?: string;
}

/** Every screen of the app: its path, who may open it, its title, its page. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    access: 'public',
    title: 'home.title',
    page: signedOutPage(() => import('@/features/home/home-page.tsx')),
    bare: true,
  },
  {
    path: '/login',
    access: 'guest',
    title: 'auth.logIn.title',
    page: signedOutPage(() => import('@/features/auth/log-in-page.tsx')),
    bare: true,
  },
  { path: '/signup', access: 'guest', title: 'auth.signUp.title', page: online(deferred('signUp')), bare: true },
  {
    path: '/forgot-password',
    access: 'public',
    title: 'auth.forgot.title',
    page: page(deferred('forgotPassword')),
    bare: true,
  },
  {
    path: '/reset-password',
    access: 'public',
    title: 'auth.reset.title',
    page: page(deferred('resetPassword')),
    bare: true,
  },
  {
    path: '/verify-email',
    access: 'public',
    title: 'auth.verify.title',
    page: page(deferred('verifyEmail')),
    bare: true,
  },
  { path: '/emergency', access: 'public', title: 'ui.emergency', page: emergencyPage },
  { path: '/privacy', access: 'public', title: 'privacy.title', page: page(deferred('privacy')) },
  { path: '/terms', access: 'public', title: 'terms.title', page: page(deferred('terms')) },
  { path: '/pricing', access: 'public', title: 'pricing.title', page: page(deferred('pricing')) },
  { path: '/contact', access: 'public', title: 'contact.title', page: page(deferred('contact')), isPrivate: true },
  { path: '/clock', access: 'public', title: 'lock.clock', page: page(deferred('clock')), bare: true, isNeutral: true },

  { path: '/dashboard', access: 'member', title: 'frame.today', page: todayPage },
  {
    path: '/welcome',
    access: 'member',
    title: 'firstRun.title',
    page: online(deferred('welcome')),
    bare: true,
  },
  { path: '/readings', access: 'member', title: 'frame.readings', page: readingsPage },
  { path: '/profile', access: 'member', title: 'profile.title', page: page(deferred('profile')) },
  {
    path: '/profile/:section',
    access: 'member',
    title: 'profile.part',
    page: online(deferred('profileSection')),
    list: '/profile',
  },
  { path: '/account', access: 'member', title: 'account.title', page: pageWithName(deferred('account')) },
  { path: '/who-looked', access: 'member', title: 'account.looked', page: page(deferred('whoLooked')) },
  { path: '/more', access: 'member', title: 'frame.more', page: page(deferred('more')) },
  { path: '/your-data', access: 'member', title: 'phone.title', page: page(deferred('phone')) },
  { path: '/app-lock', access: 'member', title: 'lock.title', page: page(deferred('appLock')) },
  { path: '/needs-you', access: 'member', title: 'attention.title', page: page(deferred('needsYou')) },
  { path: '/from-your-doctor', access: 'member', title: 'fromDoctor.title', page: page(deferred('fromDoctor')) },
  { path: '/report', access: 'member', title: 'report.title', page: page(deferred('report')) },
  { path: '/doctor-chat', access: 'member', title: 'doctorChat.title', page: online(deferred('doctorChat')) },
  { path: '/appointment', access: 'member', title: 'appointments.title', page: page(deferred('appointment')) },
  { path: '/reminders', access: 'member', title: 'reminders.title', page: page(deferred('reminders')) },
  { path: '/notifications', access: 'member', title: 'notifications.title', page: page(deferred('notifications')) },
  { path: '/medicaldocs', access: 'member', title: 'documents.title', page: page(deferred('documents')) },
  { path: '/bloodwork', access: 'member', title: 'bloodwork.title', page: page(deferred('bloodwork')) },
  { path: '/chat', access: 'member', title: 'chat.title', page: page(deferred('chat')) },
  {
    path: '/schecker',
    access: 'member',
    title: 'schecker.title',
    page: withContent(deferred('symptomChecker'), 'symptoms'),
  },
  {
    path: '/milestones',
    access: 'member',
    title: 'milestones.title',
    page: withContent(deferred('milestones'), 'weeks', 'afterBirth', 'care', 'weekPages'),
  },
  {
    path: '/resources',
    access: 'member',
    title: 'resources.title',
    page: withContent(deferred('resources'), 'articles', 'care'),
  },
  {
    path: '/resources/topics/:topic',
    access: 'member',
    title: 'resources.topics',
    page: withContent(deferred('readingTopic'), 'articles', 'symptoms', 'care', 'food', 'needs', 'afterBirth'),
    list: '/resources',
  },
  {
    path: '/resources/articles/:articleId',
    access: 'member',
    title: 'resources.article',
    page: withContent(deferred('reading'), 'articles'),
    list: '/resources',
  },
  { path: '/blog', access: 'member', title: 'blog.title', page: online(deferred('articles')) },
  { path: '/blog/:slug', access: 'member', title: 'blog.article', page: online(deferred('article')), list: '/blog' },
  { path: '/create-blog', access: 'member', title: 'blog.create', page: pageWithName(deferred('create'), online) },
  { path: '/edit-blog/:slug', access: 'member', title: 'blog.edit', page: online(deferred('edit')) },
  { path: '/forum', access: 'member', title: 'forum.title', page: online(deferred('forum')) },
  {
    path: '/moderation',
    access: { label: 'moderator' },
    title: 'forum.queue.title',
    page: online(deferred('moderation')),
  },
  {
    path: '/forum/:topicId',
    access: 'member',
    title: 'forum.topic',
    page: online(deferred('topic')),
    list: '/forum',
  },
  { path: '/products', access: 'member', title: 'products.title', page: withContent(deferred('products'), 'products') },
  {
    path: '/meals',
    access: 'member',
    title: 'meals.title',
    page: withContent(deferred('meals'), 'food', 'needs', 'meals'),
  },
  { path: '/movements', access: 'member', title: 'movements.title', page: withContent(deferred('movements'), 'care') },
  { path: '/contractions', access: 'member', title: 'contractions.title', page: page(deferred('contractions')) },
  { path: '/games', access: 'member', title: 'games.title', page: withContent(deferred('games'), 'symptoms') },
  { path: '/sup', access: 'member', title: 'support.title', page: page(deferred('support')) },

  { path: '/doctor', access: 'member', title: 'doctor.title', page: doctorListPage },
  {
    path: '/doctor/hand-over',
    access: { label: 'doctor' },
    title: 'doctor.handOver',
    page: page(deferred('handOver')),
  },
  {
    path: '/doctor/numbers',
    access: { label: 'doctor' },
    title: 'cohort.title',
    page: page(deferred('doctorNumbers')),
  },
  {
    path: '/doctor/patient/:userId/report',
    access: { label: 'doctor' },
    title: 'report.title',
    page: page(deferred('patientReport')),
  },
  {
    path: '/doctor/patient/:userId',
    access: { label: 'doctor' },
    title: 'doctor.patient.title',
    page: withContent(deferred('patient'), 'symptoms'),
    list: '/doctor',
  },

  { path: '/clinic', access: { label: 'admin' }, title: 'clinic.people', page: online(deferred('clinicPeople')) },
  {
    path: '/clinic/people/:userId',
    access: { label: 'admin' },
    title: 'clinic.person',
    page: online(deferred('clinicPerson')),
    list: '/clinic',
  },
  {
    path: '/clinic/patients',
    access: { label: 'admin' },
    title: 'clinic.without',
    page: online(deferred('clinicPatients')),
  },
  {
    path: '/clinic/hospital',
    access: { label: 'admin' },
    title: 'clinic.hospitals',
    page: online(deferred('clinicHospitals')),
  },
  {
    path: '/clinic/community',
    access: { label: 'admin' },
    title: 'clinic.community',
    page: online(deferred('clinicCommunity')),
  },
  {
    path: '/clinic/articles',
    access: { label: 'admin' },
    title: 'clinic.articles',
    page: online(deferred('manageArticles')),
  },
  {
    path: '/clinic/messages',
    access: { label: 'admin' },
    title: 'clinic.messages',
    page: online(deferred('clinicMessages')),
  },
  {
    path: '/clinic/installation',
    access: { label: 'admin' },
    title: 'clinic.installation',
    page: online(deferred('clinicInstallation')),
  },
  {
    path: '/clinic/settings',
    access: { label: 'admin' },
    title: 'settings.title',
    page: online(deferred('clinicSettings')),
  },
  {
    path: '/clinic/roster/:hospitalId',
    access: { label: 'admin' },
    title: 'roster.title',
    page: online(deferred('clinicRoster')),
  },
  {
    path: '/clinic/templates',
    access: { label: 'admin' },
    title: 'templates.title',
    page: online(deferred('clinicTemplates')),
  },
  {
    path: '/clinic/numbers',
    access: { label: 'admin' },
    title: 'cohort.clinic',
    page: online(deferred('clinicNumbers')),
  },
  {
    path: '/clinic/audit',
    access: { label: 'admin' },
    title: 'audit.title',
    page: online(deferred('clinicAudit')),
  },
  {
    path: '/clinic/lost-phone',
    access: { label: 'admin' },
    title: 'clinic.lostPhone',
    page: online(deferred('clinicLostPhone')),
  },
  { path: '/clinic/more', access: { label: 'admin' }, title: 'frame.more', page: page(deferred('clinicMore')) },

  { path: '*', access: 'public', title: 'notFound.title', page: page(deferred('notFound')) },
];

/** Routes without a parameter, found by path without matching every pattern. */
const staticRoutes = new Map(routes.filter(({ path }) => !/[:*]/.test(path)).map((route) => [route.path, route]));

/** The route of a path. The last route matches every path. */
export const routeAt = (location: Pick<Location, 'pathname'>): AppRoute | undefined =>
  staticRoutes.get(location.pathname) ?? matchRoutes<AppRoute>([...routes], location)?.[0]?.route;

const listPaths = new Set(routes.flatMap(({ list }) => list ?? []));

/** The list of a route that opens beside one, or the route itself when it is such a list; undefined for all others. */
export const listRouteOf = (route: AppRoute): AppRoute | undefined =>
  route.list === undefined ? (listPaths.has(route.path) ? route : undefined) : staticRoutes.get(route.list);

/** Whether the app lock closes this route: those that everybody may open stay open, Emergency above all. */
export const isLockable = ({ access, isPrivate }: AppRoute): boolean =>
  isPrivate === true || (access !== 'public' && access !== 'guest');

/** Starts to load the first page and its data before React renders. Never rejects. */
export async function startFirstPage(location: Pick<Location, 'pathname'>): Promise<void> {
  const route = routeAt(location);
  const needsSignIn = route?.access !== 'public' && route?.access !== 'guest';
  // A failed load is reported when the page renders.
  if (!route || (needsSignIn && !useSession.getState().user)) return;
  const first = isLockable(route) && isLockedNow() ? unlockPage : route.page;
  await first.start().catch(() => undefined);
}
