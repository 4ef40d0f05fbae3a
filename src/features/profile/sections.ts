import type { IconName } from '@/ui/media/icon.tsx';
import type { MessageId } from '@/i18n/messages/en.ts';

/** The parts of the profile, each opened and saved alone. `change`: a birth, a loss, or taking one back. */
export const sections = ['pregnancy', 'change', 'health', 'care', 'you', 'life', 'phone'] as const;
export type Section = (typeof sections)[number];

/** Parts that doctors and midwives have as well. */
export const sectionsOfAll: readonly Section[] = ['you', 'phone'];

export const sectionWords = {
  pregnancy: { title: 'profile.pregnancy', icon: 'sprout' },
  change: { title: 'profile.change', icon: 'flag' },
  health: { title: 'profile.health', icon: 'heart-pulse' },
  care: { title: 'profile.care', icon: 'users' },
  you: { title: 'profile.about', icon: 'user' },
  life: { title: 'profile.life', icon: 'sun' },
  phone: { title: 'profile.phoneSettings', icon: 'smartphone' },
} as const satisfies Record<Section, { title: MessageId; icon: IconName }>;

/** After a loss no title speaks of a pregnancy. */
export const titleOf = (section: Section, isEnded: boolean): MessageId =>
  isEnded && (section === 'pregnancy' || section === 'change') ? 'profile.status' : sectionWords[section].title;
