import type { IconName } from '@/ui/icon.tsx';

/** Screens whose content comes later: their icon, and where to go meanwhile. */
export const plannedScreens = {
  bloodwork: { icon: 'flask', meanwhile: '/readings' },
  milestones: { icon: 'sprout', meanwhile: '/dashboard' },
  resources: { icon: 'book', meanwhile: '/emergency' },
  blog: { icon: 'book', meanwhile: '/dashboard' },
  createBlog: { icon: 'pencil', meanwhile: '/dashboard' },
  editBlog: { icon: 'pencil', meanwhile: '/dashboard' },
  forum: { icon: 'forum', meanwhile: '/dashboard' },
  topic: { icon: 'forum', meanwhile: '/dashboard' },
  products: { icon: 'bag', meanwhile: '/dashboard' },
  meals: { icon: 'meal', meanwhile: '/dashboard' },
  games: { icon: 'game', meanwhile: '/dashboard' },
  sup: { icon: 'video', meanwhile: '/emergency' },
  terms: { icon: 'document', meanwhile: '/privacy' },
  pricing: { icon: 'info', meanwhile: '/' },
  contact: { icon: 'phone', meanwhile: '/emergency' },
} as const satisfies Record<string, { icon: IconName; meanwhile: string }>;

export type PlannedScreen = keyof typeof plannedScreens;
