export const profile = {
  'profile.title': 'Profile',
} as const;
