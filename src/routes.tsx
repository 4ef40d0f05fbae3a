import type { ComponentType } from 'react';
import { matchRoutes, type Location } from 'react-router-dom';
import type { ContentName } from '@/content/load-content.ts';
import { BuiltInEmergency } from '@/built-in-emergency.tsx';
import { primeHead } from '@/db/head-snapshot.ts';
import { TYPING_PATIENCE_MS, whenIdle } from '@/db/when-idle.ts';
import { allWords, doorWords } from '@/i18n/catalogue.ts';
import { hasLocaleForms } from '@/i18n/locale-forms.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { LatePage } from '@/late-pages.ts';
import { lazyPage, type LazyPage, type Loaded } from '@/lazy-page.tsx';
import { useSession } from '@/sync/session.ts';

/**
 * Who may open a page. `guest`: whoever is signed in already is sent on. `member`: whoever is signed in.
 * A label is a role of the account; without it the visitor is sent to the dashboard.
 */
export type Access = 'public' | 'guest' | 'member' | { readonly label: 'doctor' };

export interface AppRoute {
  readonly path: string;
  readonly access: Access;
  readonly title: MessageId;
  readonly page: LazyPage;
  /** Has its own header and no tabs. */
  readonly bare?: true;
}

/** Where to load the pages from that nobody sees first: kept out of the first script, where their names alone are 5 kB. */
const latePages = () => import('@/late-pages.ts');
const late = (name: LatePage) => async (): Promise<{ default: ComponentType }> => (await latePages()).latePages[name]();

/** Begins to load what every other page is found by, so that a step to one of them is as short as it can be. */
export const prepareOtherPages = (): void =>
  whenIdle(() => void latePages().catch(() => undefined), TYPING_PATIENCE_MS);

/** A page that is a chunk of its own, with the words of every page. */
const page = (load: () => Loaded) =>
  lazyPage(async () => {
    const [loaded] = await Promise.all([load(), allWords()]);
    return loaded;
  });

/** A page for whoever was never here: what it says later, such as why something was refused, follows it. */
const door = (load: () => Loaded) =>
  lazyPage(async () => {
    const [loaded] = await Promise.all([load(), doorWords()]);
    void allWords().catch(() => undefined);
    return loaded;
  });

/** A page with built-in texts: they load beside it. */
const withContent = (load: () => Loaded, ...names: ContentName[]) =>
  page(async () => {
    const [loaded] = await Promise.all([
      load(),
      import('@/use-content.ts').then(({ primeContent }) => primeContent(...names)),
    ]);
    return loaded;
  });

/** What the signed-in person saw last, read while a page loads that shows it at once. */
function lastSeen() {
  // A browser takes long for its first date: on a very first visit it looks for its tables while the disk answers.
  if (!hasLocaleForms()) setTimeout(() => Intl.DateTimeFormat());
  return primeHead(useSession.getState().user?.id ?? '');
}

/** Never fails: without its script or its words stands what `index.html` holds. */
const emergency = lazyPage(() =>
  Promise.all([import('@/features/emergency/emergency-page.tsx'), allWords()]).then(
    ([loaded]) => loaded,
    () => ({ default: BuiltInEmergency }),
  ),
);

/** Today does not wait for the words of other pages: it is what most people open. */
const today = lazyPage(async () => {
  const [loaded] = await Promise.all([import('@/dashboard-route.tsx'), lastSeen()]);
  return loaded;
});

/** Nor does the list of readings. */
const readings = lazyPage(async () => {
  const [loaded] = await Promise.all([import('@/features/readings/readings-page.tsx'), lastSeen()]);
  return loaded;
});

/** A page that asks the server for lists: its chunk brings the cache for their answers. */
const online = (load: () => Loaded) =>
  page(async () => {
    const [{ QueryProvider }, { default: OnlinePage }] = await Promise.all([import('@/query-provider.tsx'), load()]);
    return {
      default: () => (
        <QueryProvider>
          <OnlinePage />
        </QueryProvider>
      ),
    };
  });

/** Its header and what stands around it are drawn while the answers are on their way: then only rows are left to draw. */
const doctorList = page(() => import('@/features/doctor/doctor-page.tsx'));

/** Every screen of the app: its address, who may open it, its title, its page. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    access: 'public',
    title: 'home.title',
    page: door(() => import('@/features/home/home-page.tsx')),
    bare: true,
  },
  {
    path: '/login',
    access: 'guest',
    title: 'auth.logIn.title',
    page: door(() => import('@/features/auth/log-in-page.tsx')),
    bare: true,
  },
  {
    path: '/signup',
    access: 'guest',
    title: 'auth.signUp.title',
    page: online(late('signUp')),
    bare: true,
  },
  {
    path: '/forgot-password',
    access: 'public',
    title: 'auth.forgot.title',
    page: page(late('forgotPassword')),
    bare: true,
  },
  {
    path: '/reset-password',
    access: 'public',
    title: 'auth.reset.title',
    page: page(late('resetPassword')),
    bare: true,
  },
  {
    path: '/verify-email',
    access: 'public',
    title: 'auth.verify.title',
    page: page(late('verifyEmail')),
    bare: true,
  },
  {
    path: '/emergency',
    access: 'public',
    title: 'ui.emergency',
    page: emergency,
  },
  {
    path: '/privacy',
    access: 'public',
    title: 'privacy.title',
    page: page(late('privacy')),
  },
  {
    path: '/terms',
    access: 'public',
    title: 'terms.title',
    page: page(late('terms')),
  },
  {
    path: '/pricing',
    access: 'public',
    title: 'pricing.title',
    page: page(late('pricing')),
  },
  {
    path: '/contact',
    access: 'public',
    title: 'contact.title',
    page: page(late('contact')),
  },

  { path: '/dashboard', access: 'member', title: 'frame.today', page: today },
  {
    path: '/readings',
    access: 'member',
    title: 'frame.readings',
    page: readings,
  },
  {
    path: '/profile',
    access: 'member',
    title: 'profile.title',
    page: online(late('profile')),
  },
  {
    path: '/account',
    access: 'member',
    title: 'account.title',
    page: page(late('account')),
  },
  {
    path: '/who-looked',
    access: 'member',
    title: 'account.looked',
    page: page(late('whoLooked')),
  },
  { path: '/more', access: 'member', title: 'frame.more', page: page(late('more')) },
  {
    path: '/your-data',
    access: 'member',
    title: 'phone.title',
    page: page(late('phone')),
  },
  {
    path: '/needs-you',
    access: 'member',
    title: 'attention.title',
    page: page(late('needsYou')),
  },
  {
    path: '/from-your-doctor',
    access: 'member',
    title: 'fromDoctor.title',
    page: page(late('fromDoctor')),
  },
  {
    path: '/report',
    access: 'member',
    title: 'report.title',
    page: page(late('report')),
  },
  {
    path: '/doctor-chat',
    access: 'member',
    title: 'doctorChat.title',
    page: online(late('doctorChat')),
  },
  {
    path: '/appointment',
    access: 'member',
    title: 'appointments.title',
    page: page(late('appointment')),
  },
  {
    path: '/reminders',
    access: 'member',
    title: 'reminders.title',
    page: page(late('reminders')),
  },
  {
    path: '/notifications',
    access: 'member',
    title: 'notifications.title',
    page: page(late('notifications')),
  },
  {
    path: '/medicaldocs',
    access: 'member',
    title: 'documents.title',
    page: page(late('documents')),
  },
  {
    path: '/bloodwork',
    access: 'member',
    title: 'bloodwork.title',
    page: page(late('bloodwork')),
  },
  {
    path: '/chat',
    access: 'member',
    title: 'chat.title',
    page: page(late('chat')),
  },
  {
    path: '/schecker',
    access: 'member',
    title: 'schecker.title',
    page: withContent(late('symptomChecker'), 'symptoms'),
  },
  {
    path: '/milestones',
    access: 'member',
    title: 'milestones.title',
    page: withContent(late('milestones'), 'weeks', 'afterBirth', 'care'),
  },
  {
    path: '/resources',
    access: 'member',
    title: 'resources.title',
    page: withContent(late('resources'), 'symptoms', 'care', 'food', 'needs', 'afterBirth'),
  },
  {
    path: '/blog',
    access: 'member',
    title: 'blog.title',
    page: online(late('articles')),
  },
  {
    path: '/blog/:slug',
    access: 'member',
    title: 'blog.article',
    page: online(late('article')),
  },
  {
    path: '/create-blog',
    access: 'member',
    title: 'blog.create',
    page: online(late('create')),
  },
  {
    path: '/edit-blog/:slug',
    access: 'member',
    title: 'blog.edit',
    page: online(late('edit')),
  },
  {
    path: '/forum',
    access: 'member',
    title: 'forum.title',
    page: online(late('forum')),
  },
  {
    path: '/forum/:topicId',
    access: 'member',
    title: 'forum.topic',
    page: online(late('topic')),
  },
  {
    path: '/products',
    access: 'member',
    title: 'products.title',
    page: withContent(late('products'), 'products'),
  },
  {
    path: '/meals',
    access: 'member',
    title: 'meals.title',
    page: withContent(late('meals'), 'food', 'needs', 'meals'),
  },
  {
    path: '/games',
    access: 'member',
    title: 'games.title',
    page: withContent(late('games'), 'symptoms', 'care'),
  },
  {
    path: '/sup',
    access: 'member',
    title: 'support.title',
    page: page(late('support')),
  },

  {
    path: '/doctor',
    access: 'member',
    title: 'doctor.title',
    page: doctorList,
  },
  {
    path: '/doctor/hand-over',
    access: { label: 'doctor' },
    title: 'doctor.handOver',
    page: page(late('handOver')),
  },
  {
    path: '/doctor/patient/:userId/report',
    access: { label: 'doctor' },
    title: 'report.title',
    page: page(late('patientReport')),
  },
  {
    path: '/doctor/patient/:userId',
    access: { label: 'doctor' },
    title: 'doctor.patient.title',
    page: withContent(late('patient'), 'symptoms'),
  },

  {
    path: '*',
    access: 'public',
    title: 'notFound.title',
    page: page(late('notFound')),
  },
];

/** Most addresses are a route's own: found without a pattern for every route. */
const plainRoutes = new Map(routes.filter(({ path }) => !/[:*]/.test(path)).map((route) => [route.path, route]));

/** The screen at an address. The last route takes every address that no other does. */
export const routeAt = (location: Pick<Location, 'pathname'>): AppRoute | undefined =>
  plainRoutes.get(location.pathname) ?? matchRoutes<AppRoute>([...routes], location)?.[0]?.route;

/** Begins to load the first page and what it shows at once, before React has rendered anything. */
export async function startFirstPage(location: Pick<Location, 'pathname'>): Promise<void> {
  const route = routeAt(location);
  const isForMembers = route?.access !== 'public' && route?.access !== 'guest';
  // A failure is told by the page itself when it is rendered.
  if (route && (!isForMembers || useSession.getState().user)) await route.page.start().catch(() => undefined);
}
