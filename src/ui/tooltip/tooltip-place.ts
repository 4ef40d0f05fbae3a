/** Distance between a control and its tooltip, in CSS pixels (specification, section 9). */
export const TOOLTIP_OFFSET_PX = 4;
/** What stays free between a tooltip and the edges of the window, in CSS pixels (specification, section 9). */
export const SAFE_ZONE_PX = 5;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

/** Keeps `start` inside of the safe zone; a tooltip that is too long begins at its start. */
const inSafeZone = (start: number, length: number, whole: number): number =>
  Math.max(SAFE_ZONE_PX, Math.min(start, whole - length - SAFE_ZONE_PX));

/** Top left corner of a tooltip: centred below its control, or above where there is no room below. */
export function tooltipPlace(control: Box, tooltip: Size, window: Size): Pick<Box, 'left' | 'top'> {
  const below = control.top + control.height + TOOLTIP_OFFSET_PX;
  const above = control.top - TOOLTIP_OFFSET_PX - tooltip.height;
  const hasRoomBelow = below + tooltip.height + SAFE_ZONE_PX <= window.height;
  const centred = control.left + (control.width - tooltip.width) / 2;
  return {
    left: inSafeZone(centred, tooltip.width, window.width),
    top: inSafeZone(hasRoomBelow || above < SAFE_ZONE_PX ? below : above, tooltip.height, window.height),
  };
}
