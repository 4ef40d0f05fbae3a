import { lazy } from 'react';
import { allWords } from '@/i18n/catalogue.ts';

/** What needs the store, the rules or the words of every page: loaded when the first readings are on screen. */
export const OpenAnswer = lazy(async () => {
  const [{ OpenAnswer: answer }] = await Promise.all([import('./open-answer.tsx'), allWords()]);
  return { default: answer };
});

export const ReadingEntry = lazy(async () => {
  const [{ ReadingEntry: entry }] = await Promise.all([import('./reading-entry.tsx'), allWords()]);
  return { default: entry };
});

export const Trends = lazy(async () => {
  const [trends] = await Promise.all([import('./trends.tsx'), allWords()]);
  return trends;
});

export const Charts = lazy(async () => {
  const [{ Charts: charts }] = await Promise.all([import('./charts.tsx'), allWords()]);
  return { default: charts };
});
