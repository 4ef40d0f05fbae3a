import type { Page } from '@playwright/test';

/** What a screen reader goes by: the title, the language, one heading of the page, no level left out, one main part. */
export const documentFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const seen = <T extends Element>(selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility(),
      ) as unknown as T[];
    if (!document.title.includes('Maia')) found.push(`title: "${document.title}"`);
    if (!document.documentElement.lang || !document.documentElement.dir) found.push('no lang or dir');
    for (const name of ['viewport', 'description'])
      if (!document.querySelector(`meta[name=${name}][content]`)) found.push(`no meta ${name}`);

    const levels = seen<HTMLHeadingElement>('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.localName.slice(1)),
      text: heading.textContent?.trim() ?? '',
    }));
    if (levels.filter(({ level }) => level === 1).length !== 1) found.push('not exactly one h1');
    for (const [at, { level, text }] of levels.entries()) {
      if (!text) found.push('an empty heading');
      if (level > (levels[at - 1]?.level ?? 0) + 1) found.push(`heading level left out before "${text}"`);
    }
    if (seen('main').length !== 1) found.push(`${seen('main').length} main parts`);
    const navigations = seen('nav').map((each) => each.getAttribute('aria-label'));
    if (new Set(navigations).size !== navigations.length) found.push('navigations without names of their own');
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    if (twice.length > 0) found.push(`id used twice: ${[...new Set(twice)].join(' ')}`);
    for (const element of document.querySelectorAll('[tabindex]'))
      if (Number(element.getAttribute('tabindex')) > 0) found.push('tabindex above 0');
    return found;
  });
