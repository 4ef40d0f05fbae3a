import type { MessageId } from '@/i18n/messages/en.ts';
import type { IconName } from '@/ui/media/icon.tsx';

interface Screen {
  readonly to: string;
  readonly icon: IconName;
  readonly title: MessageId;
  /** Shown only to users with this label. */
  readonly label?: 'admin' | 'moderator';
  /** Staff have it in a tab; on a phone a patient has no room for that. */
  readonly isOfPatients?: true;
  /** Shows pregnancy weeks or is about the baby, so it is hidden after a loss. */
  readonly hasWeeks?: true;
}

/** The screens without a tab, the most used first. */
export const moreScreens: readonly { readonly title: MessageId; readonly screens: readonly Screen[] }[] = [
  {
    title: 'more.care',
    screens: [
      { to: '/appointment', icon: 'calendar', title: 'appointments.title' },
      { to: '/reminders', icon: 'pill', title: 'reminders.title' },
      { to: '/medicaldocs', icon: 'document', title: 'documents.title' },
      { to: '/bloodwork', icon: 'flask', title: 'bloodwork.title' },
      { to: '/report', icon: 'print', title: 'report.title' },
      { to: '/schecker', icon: 'list-check', title: 'schecker.title' },
      { to: '/movements', icon: 'activity', title: 'movements.title', hasWeeks: true },
      { to: '/contractions', icon: 'clock', title: 'contractions.title', hasWeeks: true },
    ],
  },
  {
    title: 'more.learn',
    screens: [
      { to: '/resources', icon: 'book', title: 'frame.learn', isOfPatients: true },
      { to: '/milestones', icon: 'sprout', title: 'milestones.title', hasWeeks: true },
      { to: '/chat', icon: 'message', title: 'chat.title' },
      { to: '/blog', icon: 'book', title: 'blog.title' },
      { to: '/forum', icon: 'forum', title: 'forum.title' },
      { to: '/moderation', icon: 'flag', title: 'forum.queue.title', label: 'moderator' },
      { to: '/meals', icon: 'meal', title: 'meals.title' },
      { to: '/products', icon: 'bag', title: 'products.title' },
      { to: '/games', icon: 'game', title: 'games.title' },
      { to: '/sup', icon: 'video', title: 'support.title' },
      { to: '/clinic/articles', icon: 'pencil', title: 'clinic.articles', label: 'admin' },
    ],
  },
  {
    title: 'clinic.title',
    screens: [{ to: '/clinic', icon: 'users', title: 'clinic.people', label: 'admin' }],
  },
  {
    title: 'more.about',
    screens: [
      { to: '/contact', icon: 'phone', title: 'contact.title' },
      { to: '/terms', icon: 'document', title: 'terms.title' },
      { to: '/pricing', icon: 'info', title: 'pricing.title' },
    ],
  },
];
