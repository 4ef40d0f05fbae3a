/** Resolves once the next frame is on screen. Resolves at once in a worker and in a hidden page, which paint no frames. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    if (typeof requestAnimationFrame === 'undefined' || document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
