// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useRecordForm } from './use-record-form.ts';

/** A form that its page takes away once it is saved. */
function Page({ save }: { save: () => Promise<string> }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <Form save={save} onSaved={() => setOpen(false)} />;
}

function Form({ save, onSaved }: { save: () => Promise<string>; onSaved: () => void }) {
  const form = useRecordForm({ read: () => ({ values: 'iron' }), save, onSaved });
  return (
    <button type="button" aria-busy={form.isSaving} onClick={() => void form.submit()}>
      Save
    </button>
  );
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('a second tap that comes when it is saved, before the page has taken it away, saves nothing again', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Page save={() => save()} />);
  await pause(20);
  const button = place.querySelector('button')!;
  let safe: () => void = () => undefined;
  const save = vi.fn(() => new Promise<string>((resolve) => (safe = () => resolve('iron'))));
  button.click();
  await pause(20);
  safe();
  for (let step = 0; step < 12; step += 1) {
    await Promise.resolve();
    if (button.isConnected) button.click();
  }
  await pause(20);
  expect(save).toHaveBeenCalledTimes(1);
  expect(button.isConnected).toBe(false);
});

it('a form that could not be saved can be saved again', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const save = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('full')).mockResolvedValueOnce('iron');
  createRoot(place).render(<Page save={save} />);
  await pause(20);
  place.querySelector('button')?.click();
  await pause(20);
  place.querySelector('button')?.click();
  await pause(20);
  expect(save).toHaveBeenCalledTimes(2);
  expect(place.querySelector('button')).toBeNull();
});
