/** `system` follows the phone. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const THEME_KEY = 'maia-theme';

export function readTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Sets the theme on the document; the CSS tokens depend on it. */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(THEME_KEY);
  else localStorage.setItem(THEME_KEY, theme);
  applyTheme(theme);
}
