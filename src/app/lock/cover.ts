/** Hides the page while nobody should see it: while the app is hidden, so that the list of open apps does not show it, and while it locks. */
export const coverPage = (): void => void (document.documentElement.dataset.covered = '');

export const uncoverPage = (): void => void delete document.documentElement.dataset.covered;
