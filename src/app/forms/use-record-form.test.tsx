// @vitest-environment page
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useRecordForm } from './use-record-form.ts';

/** A page that removes its form after the save. */
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

it('a second tap after the save, before the page removes the form, does not save again', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<Page save={() => save()} />);
  await pause(20);
  const button = container.querySelector('button')!;
  let finishSave: () => void = () => undefined;
  const save = vi.fn(() => new Promise<string>((resolve) => (finishSave = () => resolve('iron'))));
  button.click();
  await pause(20);
  finishSave();
  for (let step = 0; step < 12; step += 1) {
    await Promise.resolve();
    if (button.isConnected) button.click();
  }
  await pause(20);
  expect(save).toHaveBeenCalledTimes(1);
  expect(button.isConnected).toBe(false);
});

it('a form can be saved again after a failed save', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const save = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('full')).mockResolvedValueOnce('iron');
  createRoot(container).render(<Page save={save} />);
  await pause(20);
  container.querySelector('button')?.click();
  await pause(20);
  container.querySelector('button')?.click();
  await pause(20);
  expect(save).toHaveBeenCalledTimes(2);
  expect(container.querySelector('button')).toBeNull();
});
