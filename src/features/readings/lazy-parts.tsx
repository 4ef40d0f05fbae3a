import { lazy } from 'react';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';

/** What needs the store, the rules or the words of every page: loaded when the first readings are on screen. */
export const OpenAnswer = lazy(async () => {
  const [{ OpenAnswer: answer }] = await Promise.all([
    import('@/features/readings/answers/open-answer.tsx'),
    loadAllMessages(),
  ]);
  return { default: answer };
});

export const ReadingEntry = lazy(async () => {
  const [{ ReadingEntry: entry }] = await Promise.all([
    import('@/features/readings/reading-entry.tsx'),
    loadAllMessages(),
  ]);
  return { default: entry };
});

export const ReadingDetail = lazy(async () => {
  const [{ ReadingDetail: detail }] = await Promise.all([
    import('@/features/readings/list/reading-detail.tsx'),
    loadAllMessages(),
  ]);
  return { default: detail };
});

export const Trends = lazy(async () => {
  const [trends] = await Promise.all([import('@/features/readings/trends.tsx'), loadAllMessages()]);
  return trends;
});

export const Charts = lazy(async () => {
  const [{ Charts: charts }] = await Promise.all([import('@/features/readings/charts.tsx'), loadAllMessages()]);
  return { default: charts };
});
