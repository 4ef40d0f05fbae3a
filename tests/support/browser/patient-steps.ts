import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../server/clinic.ts';

/** Fills the sign-up form, leaves the first run out, and waits for her dashboard. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/welcome');
  await page.getByRole('button', { name: 'Skip all and open Today' }).click();
  await page.waitForURL('**/dashboard');
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Opens the form of a reading by the button of the frame; `name` for example Add weight. */
export async function openForm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add', exact: true }).getByRole('link', { name, exact: true }).click();
}

export async function addBloodPressure(page: Page, systolic: string, diastolic: string, note?: string): Promise<void> {
  await openForm(page, 'Add blood pressure');
  await page.getByLabel('Systolic').fill(systolic);
  await page.getByLabel('Diastolic').fill(diastolic);
  if (note) {
    await page.getByText('Pulse, note').click();
    await page.getByLabel('Note').fill(note);
  }
  await save(page);
}

/** `type` is the visible name of the measurement type, for example Fasting. */
export async function addBloodSugar(page: Page, level: string, type?: string): Promise<void> {
  await openForm(page, 'Add blood sugar');
  await page.getByLabel('Level').fill(level);
  if (type) await page.getByRole('radio', { name: type, exact: true }).check();
  await save(page);
}

export async function addWeight(page: Page, weight: string): Promise<void> {
  await openForm(page, 'Add weight');
  await page.getByLabel('Weight', { exact: true }).fill(weight);
  await save(page);
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** The rows that show a reading, for example `118/76 mmHg`. */
export const rows = (page: Page, text: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) });

/** The line that shows the sync state and the number of unsent changes. */
export const syncLine = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /Saved on this device|waiting|synced|offline/i });

export async function expectReadings(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(rows(page, text), text).toHaveCount(1);
}

/** Opens the list of all readings through its tab. */
export async function openReadings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Readings', exact: true }).click();
  await page.waitForURL('**/readings');
}
