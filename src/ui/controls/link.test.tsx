// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Link } from './link.tsx';

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify({ at: pathname + search, state: state as unknown })}</output>;
}

const open = (link: React.ReactNode) => {
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      {link}
      <Place />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
};
const place = () => JSON.parse(screen.getByRole('status').textContent) as { at: string; state: unknown };

describe('a link', () => {
  afterEach(cleanup);

  it('opens the screen with its state and without the network', () => {
    const link = open(<Link to="/readings?kind=weight" state={{ kind: 'weight' }} />);
    expect(link.getAttribute('href')).toBe('/readings?kind=weight');
    expect(fireEvent.click(link)).toBe(false);
    expect(place()).toEqual({ at: '/readings?kind=weight', state: { kind: 'weight' } });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (how) => {
      expect(fireEvent.click(open(<Link to="/readings" />), how)).toBe(true);
      expect(place().at).toBe('/dashboard');
    },
  );

  it('does not navigate when its own click handler prevents the default', () => {
    fireEvent.click(open(<Link to="/readings" onClick={(event) => event.preventDefault()} />));
    expect(place().at).toBe('/dashboard');
  });
});
