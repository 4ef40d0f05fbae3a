// @vitest-environment page
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const html = (text: string, links = false) => render(<Markdown text={text} links={links} />).container.innerHTML;
afterEach(cleanup);

describe('Markdown', () => {
  it('shows headings, lists, emphasis and tables', () => {
    const shown = html('# A\n\n- **one**\n- *two*\n\n1. first\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    for (const part of ['<h3>A</h3>', '<strong>one</strong>', '<em>two</em>', '<ol start="1">', '<td>2</td>'])
      expect(shown).toContain(part);
  });

  it('shows special characters as they were written', () => {
    expect(render(<Markdown text={'5 < 6 & "x" > `<b>`'} />).container.textContent).toBe('5 < 6 & "x" > <b>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <svg onload=alert(1)> b',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>1</script>)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '![x](https://evil.example/pixel.png)',
    '[x]: javascript:alert(1)\n\n[x]',
    '<iframe srcdoc="<script>1</script>"></iframe>',
    '```html\n<script>1</script>\n```',
    '| <img src=x onerror=1> |\n|---|\n| <script>1</script> |',
  ])('creates no HTML element and no link from %s', (text) => {
    const { container } = render(<Markdown text={text} links />);
    expect(container.querySelector('script, img, svg, iframe, object, embed, a, style, link, form')).toBeNull();
  });

  it.each([
    ['a quotation in a quotation', '>'.repeat(2_000)],
    ['a list in a list', '- '.repeat(1_000)],
    ['emphasis in emphasis', '*a **b '.repeat(1_000) + '** a*'.repeat(1_000)],
  ])('shows %s nested without end as plain text', (_, signs) => {
    const { container } = render(<Markdown text={`${signs}a &lt; b`} />);
    expect(container.textContent).toBe(`${signs}a &lt; b`);
  });

  it('shows a picture that stands alone when the caller has one for its address, and else its description', () => {
    const picture = (href: string, alt: string) => (href === 'picture:a' ? <img alt={alt} data-id="a" /> : null);
    const shown = (text: string) => render(<Markdown text={text} picture={picture} />).container;
    expect(shown('One\n\n![A <b> leaf](picture:a)\n\nTwo').querySelector('img')?.alt).toBe('A <b> leaf');
    for (const text of ['![x](https://evil.example/p.png)', '![x](picture:b)', 'in ![x](picture:a) words'])
      expect(shown(text).querySelector('img')).toBeNull();
    expect(render(<Markdown text="![x](picture:a)" />).container.textContent).toBe('x');
  });

  it('links https and paths of the app, and only where links are allowed', () => {
    expect(html('[WHO](https://who.int)', true)).toContain('href="https://who.int"');
    expect(html('[help](/emergency)', true)).toContain('href="/emergency"');
    expect(html('[WHO](https://who.int)')).not.toContain('<a');
  });
});
