import { iconControlAt } from './icon-control.ts';
import { tooltipPlace } from './tooltip-place.ts';
import styles from './tooltip.module.css';

/** A pointer that only passes shows nothing. */
const HOVER_DELAY_MS = 300;
/** A touch that is held this long asks for the name; a tap does not. */
const HOLD_MS = 500;

function makeTooltip(name: string): HTMLElement {
  const tooltip = document.createElement('div');
  tooltip.className = styles['tooltip'] ?? '';
  tooltip.setAttribute('role', 'tooltip');
  // The control has this name itself: a screen reader must not read it twice.
  tooltip.setAttribute('aria-hidden', 'true');
  // In the top layer it lies above an open sheet.
  tooltip.popover = 'manual';
  tooltip.textContent = name;
  return tooltip;
}

/**
 * From now on every control that shows only an icon shows its name: while the pointer is on it, while it has the focus
 * of the keyboard, and while a finger holds it. Escape hides it.
 * @returns a function that ends it
 */
export function startTooltips(): () => void {
  let shown: { readonly control: Element; readonly tooltip: HTMLElement } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(timer);
    shown?.tooltip.remove();
    shown = null;
  }
  function show(control: Element, name: string): void {
    hide();
    if (!control.isConnected) return;
    const tooltip = makeTooltip(name);
    document.body.append(tooltip);
    tooltip.showPopover?.();
    shown = { control, tooltip };
    place();
  }
  /** Also after scrolling: the browser scrolls to a control that gets the focus. */
  function place(): void {
    if (!shown) return;
    const { control, tooltip } = shown;
    const { left, top } = tooltipPlace(control.getBoundingClientRect(), tooltip.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    tooltip.style.left = `${left}px`;
    tooltip.style.top = `${top}px`;
  }
  function showAfter(delayMs: number, target: EventTarget | null): void {
    const found = iconControlAt(target);
    if (!found || found.control === shown?.control) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(found.control, found.name), delayMs);
  }
  /** Whether the pointer is still on the control or on its tooltip, which can be read with a magnifier. */
  const isOnShown = (target: EventTarget | null): boolean =>
    target instanceof Node && (shown?.control.contains(target) || shown?.tooltip.contains(target)) === true;

  const listeners: { readonly [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void } = {
    pointerover: ({ pointerType, target }) => {
      if (pointerType === 'mouse') showAfter(HOVER_DELAY_MS, target);
    },
    pointerout: ({ pointerType, relatedTarget }) => {
      if (pointerType === 'mouse' && !isOnShown(relatedTarget)) hide();
    },
    pointerdown: ({ pointerType, target }) => {
      hide();
      if (pointerType === 'touch') showAfter(HOLD_MS, target);
    },
    pointerup: hide,
    pointercancel: hide,
    focusin: ({ target }) => {
      // A tap gives the focus too; only the keyboard's shows a ring.
      if (target instanceof Element && target.matches(':focus-visible')) showAfter(0, target);
    },
    focusout: hide,
    keydown: ({ key }) => {
      if (key === 'Escape') hide();
    },
  };
  const entries = Object.entries(listeners) as [keyof DocumentEventMap, EventListener][];
  for (const [type, listener] of entries) document.addEventListener(type, listener);
  window.addEventListener('scroll', place, true);
  return () => {
    hide();
    for (const [type, listener] of entries) document.removeEventListener(type, listener);
    window.removeEventListener('scroll', place, true);
  };
}
