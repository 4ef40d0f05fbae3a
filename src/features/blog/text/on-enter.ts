import type { KeyboardEvent } from 'react';

/**
 * Runs `act` for the Enter key of a field in a sheet. The sheet stands inside the form of the article, which Enter would
 * publish.
 */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
};
