/** Moves the focus so many places on among these elements; at either end it stays. */
export function stepAmong(elements: readonly (HTMLElement | null | undefined)[], step: 1 | -1): void {
  const at = elements.findIndex((each) => each && each === document.activeElement);
  elements[at + step]?.focus();
}
