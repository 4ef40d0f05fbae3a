/** Links are not included: they must work even if the app never loads, above all the one to Emergency. */
const CONTROLS = 'button, input, select, summary';

/** Identifies a control in the first frame and in the rendered page. */
const signatureOf = (element: Element): string =>
  JSON.stringify([
    element.tagName,
    element.textContent,
    ...['aria-describedby', 'aria-label'].map((name) => element.getAttribute(name)),
  ]);

const controlAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;

/** Records the last tapped control of the static first frame, where nothing handles the tap yet. */
export function recordTaps(root: HTMLElement, frame: Element): void {
  frame.addEventListener('click', (event) => {
    const tapped = controlAt(event);
    if (!tapped) return;
    event.preventDefault();
    root.dataset.tapped = signatureOf(tapped);
  });
  finishPresses(frame);
}

/** A mouse pressed on the first frame and released on the rendered page causes no click event (touch does), so this clicks. */
function finishPresses(frame: Element): void {
  let pressed: string | undefined;
  frame.addEventListener('pointerdown', (event) => {
    const control = controlAt(event);
    pressed = control && (event as PointerEvent).pointerType === 'mouse' ? signatureOf(control) : undefined;
  });
  const finish = (event: Event) => {
    const control = controlAt(event);
    const isGone = !frame.isConnected;
    if (control && isGone && signatureOf(control) === pressed) control.click();
    pressed = undefined;
    // Remove the listener, so that the detached frame can be garbage collected.
    if (isGone) window.removeEventListener('pointerup', finish);
  };
  window.addEventListener('pointerup', finish);
}

/** On a slow disk parts of the page render late; after this time (ms) the tap is dropped. */
const REPLAY_TIMEOUT_MS = 3_000;

/**
 * Clicks the control that was tapped in the first frame, now or as soon as it is rendered. Does nothing if several controls
 * have the same signature.
 */
export function replayTaps(root: HTMLElement | null = document.getElementById('app')): void {
  const { tapped } = root?.dataset ?? {};
  if (!root || tapped === undefined) return;
  delete root.dataset.tapped;
  const clickIfFound = () => {
    const [match, ...others] = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) => signatureOf(element) === tapped,
    );
    if (others.length === 0) match?.click();
    return match !== undefined;
  };
  if (clickIfFound()) return;
  const observer = new MutationObserver(() => clickIfFound() && stop());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, REPLAY_TIMEOUT_MS);
  observer.observe(root, { childList: true, subtree: true });
}
