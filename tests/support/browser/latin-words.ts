import type { Page } from '@playwright/test';

/** Latin words that are correct on a screen in another language: names (also of programs), addresses and units. */
const known = [
  /maia/gi,
  /Amina Odhiambo/g,
  /[\w.+-]+@[\w.-]+/g,
  /\b(Chrome|GNU\/Linux)\b/g,
  /\b(mmHg|mg\/dL|mmol\/L|mg|kg|lb|cm|kB|MB|GB|BP|[Dd]r)\b/g,
];

/** Every text and control name with Latin letters, except inside elements that are marked as English. */
const latinTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const isMarked = (element: Element | null) =>
      element?.closest('[lang]:not([lang="ar"]), script, style, template, noscript, option') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!isMarked(node.parentElement)) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!isMarked(element))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found.filter((text) => /[a-z]{2}/i.test(text));
  });

/** The texts of an Arabic page with Latin words that are neither names nor units. */
export async function latinWords(page: Page): Promise<string[]> {
  const texts = await latinTexts(page);
  return texts.filter((text) => /[a-z]{2}/i.test(known.reduce((left, pattern) => left.replaceAll(pattern, ''), text)));
}
