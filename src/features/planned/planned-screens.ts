import type { IconName } from '@/ui/icon.tsx';

/** Screens whose content comes later: their icon, and where to go meanwhile. */
export const plannedScreens = {
  blog: { icon: 'book', meanwhile: '/dashboard' },
  createBlog: { icon: 'pencil', meanwhile: '/dashboard' },
  editBlog: { icon: 'pencil', meanwhile: '/dashboard' },
} as const satisfies Record<string, { icon: IconName; meanwhile: string }>;

export type PlannedScreen = keyof typeof plannedScreens;
