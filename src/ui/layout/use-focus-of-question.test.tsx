// @vitest-environment page
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useQuestionFocus } from './use-focus-of-question.ts';

afterEach(cleanup);

function Question({ onNo }: { onNo: () => void }) {
  const block = useQuestionFocus<HTMLDivElement>();
  return (
    <div ref={block} role="group" tabIndex={-1}>
      <button type="button" onClick={onNo}>
        No
      </button>
    </div>
  );
}

function Sheet({ staysThere }: { staysThere: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <dialog open>
      <h2 tabIndex={-1}>Letter</h2>
      {(staysThere || !isAsking) && (
        <button type="button" onClick={() => setAsking(true)}>
          Delete
        </button>
      )}
      {isAsking && <Question onNo={() => setAsking(false)} />}
    </dialog>
  );
}

function askAndAnswer(staysThere: boolean) {
  render(<Sheet staysThere={staysThere} />);
  screen.getByText('Delete').focus();
  fireEvent.click(screen.getByText('Delete'));
  expect(document.activeElement).toBe(screen.getByRole('group'));
  screen.getByText('No').focus();
  fireEvent.click(screen.getByText('No'));
}

it('a question takes the focus, and the button that opened it gets it back', () => {
  askAndAnswer(true);
  expect(document.activeElement).toBe(screen.getByText('Delete'));
});

it('after a question that replaced its button the title of the dialog has the focus', () => {
  askAndAnswer(false);
  expect(document.activeElement).toBe(screen.getByText('Letter'));
});
