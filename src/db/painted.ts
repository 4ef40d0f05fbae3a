/** In a page: when the frame that is being made is on screen. A hidden page makes none. */
export const painted = () =>
  new Promise<void>((resolve) => {
    if (typeof requestAnimationFrame === 'undefined' || document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
