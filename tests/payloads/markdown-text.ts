import { lexer, type Token, type Tokens } from 'marked';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const unescaped = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|#39|amp);/g, (whole, name: string) => entities[name] ?? whole);

const cellsOf = ({ header, rows }: Tokens.Table): Token[] => [header, ...rows].flat().flatMap(({ tokens }) => tokens);

function wordsOf(token: Token): string {
  if (token.type === 'def' || token.type === 'space' || token.type === 'br' || token.type === 'hr') return '';
  if (token.type === 'table') return allWords(cellsOf(token as Tokens.Table));
  if (token.type === 'list') return allWords((token as Tokens.List).items);
  // The description of an image is plain text.
  if (token.type !== 'image' && 'tokens' in token && token.tokens) return allWords(token.tokens);
  // A code block is shown as it is, and so is an HTML tag.
  if (token.type === 'code') return String((token as Tokens.Code).text);
  return unescaped(token.type === 'html' ? token.raw : 'text' in token ? String(token.text) : token.raw);
}

const allWords = (tokens: readonly Token[]): string => tokens.map(wordsOf).join('');

/**
 * The words of a Markdown text that a reader must see: everything except the Markdown syntax, the addresses of links
 * and images, and the language of a code block.
 */
export const markdownText = (text: string): string => allWords(lexer(text));
