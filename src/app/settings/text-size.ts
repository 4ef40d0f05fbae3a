/** `normal` is the text size of the phone; the others multiply it. */
export const textSizes = ['normal', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

export const TEXT_SIZE_KEY = 'maia-text-size';

export function readTextSize(): TextSize {
  const stored = localStorage.getItem(TEXT_SIZE_KEY);
  return textSizes.find((size) => size === stored) ?? 'normal';
}

/** Sets the size on the document; all font sizes are relative to it. */
export function applyTextSize(size: TextSize = readTextSize()): void {
  if (size === 'normal') delete document.documentElement.dataset.text;
  else document.documentElement.dataset.text = size;
}

export function chooseTextSize(size: TextSize): void {
  if (size === 'normal') localStorage.removeItem(TEXT_SIZE_KEY);
  else localStorage.setItem(TEXT_SIZE_KEY, size);
  applyTextSize(size);
}
