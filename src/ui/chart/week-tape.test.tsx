// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DirectionContext, type Direction } from '@/ui/styles/use-direction.ts';
import { WeekTape } from './week-tape.tsx';

const placeOf = (week: string) => Number(screen.getByText(week).getAttribute('x'));
const draw = (direction: Direction, day: number) =>
  render(
    <DirectionContext value={direction}>
      <WeekTape day={day} summary="28 weeks, 3 days" />
    </DirectionContext>,
  );

describe('the week tape', () => {
  afterEach(cleanup);

  it('has today in its middle, with the past before it and the future after it', () => {
    draw('ltr', 28 * 7);
    expect(placeOf('28')).toBe(0);
    expect(placeOf('27')).toBeLessThan(0);
    expect(placeOf('29')).toBeGreaterThan(0);
  });

  it('mirrors in right-to-left text', () => {
    draw('rtl', 28 * 7);
    expect(placeOf('27')).toBeGreaterThan(0);
    expect(placeOf('29')).toBeLessThan(0);
  });

  it('covers a whole pregnancy, so that a wide screen never shows its ends', () => {
    draw('ltr', 28 * 7 + 3);
    expect(screen.getByText('0')).toBeTruthy();
    expect(screen.getByText('42')).toBeTruthy();
  });

  it('is described by one sentence', () => {
    draw('ltr', 28 * 7 + 3);
    expect(screen.getByRole('img', { name: '28 weeks, 3 days' })).toBeTruthy();
  });
});
