/** Links lead where they lead, also if the app never comes: to Emergency above all. */
const WHAT_ANSWERS = 'button, input, select, summary';

/** What tells one of them from all others, in a drawing as in the page itself. */
const signOf = (element: Element): string =>
  JSON.stringify([
    element.tagName,
    element.textContent,
    ...['aria-describedby', 'aria-label'].map((name) => element.getAttribute(name)),
  ]);

const controlAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(WHAT_ANSWERS) : null;

/** Notes what is tapped in a drawing, where nobody answers yet. */
export function noteTaps(place: HTMLElement, drawing: Element): void {
  drawing.addEventListener('click', (event) => {
    const tapped = controlAt(event);
    if (!tapped) return;
    event.preventDefault();
    place.dataset.tapped = signOf(tapped);
  });
  finishPresses(drawing);
}

/** A mouse that is pressed on a drawing and let go on the page that has come in its place clicks nothing; a finger does. */
function finishPresses(drawing: Element): void {
  let pressed: string | undefined;
  drawing.addEventListener('pointerdown', (event) => {
    const control = controlAt(event);
    pressed = control && (event as PointerEvent).pointerType === 'mouse' ? signOf(control) : undefined;
  });
  const finish = (event: Event) => {
    const control = controlAt(event);
    const isGone = !drawing.isConnected;
    if (control && isGone && signOf(control) === pressed) control.click();
    pressed = undefined;
    // Nothing of a drawing is held longer than it is shown.
    if (isGone) window.removeEventListener('pointerup', finish);
  };
  window.addEventListener('pointerup', finish);
}

/** A page whose disk is slow stands there before all that is on it; what comes later than this (ms) was not waited for. */
const PATIENCE_MS = 3_000;

/**
 * Taps what was tapped in the drawing, now that the page itself stands there, or as soon as it does; nothing if there are
 * several like it.
 */
export function tapAgain(place: HTMLElement | null = document.getElementById('app')): void {
  const { tapped } = place?.dataset ?? {};
  if (!place || tapped === undefined) return;
  delete place.dataset.tapped;
  const isFound = () => {
    const [meant, ...others] = [...place.querySelectorAll<HTMLElement>(WHAT_ANSWERS)].filter(
      (element) => signOf(element) === tapped,
    );
    if (others.length === 0) meant?.click();
    return meant !== undefined;
  };
  if (isFound()) return;
  const observer = new MutationObserver(() => isFound() && stop());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(place, { childList: true, subtree: true });
}
