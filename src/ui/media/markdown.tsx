import { lexer, type Token, type Tokens } from 'marked';
import type { ReactNode } from 'react';
import styles from './markdown.module.css';

interface MarkdownProps {
  text: string;
  /** Off for texts by strangers and machines: a link is then shown as plain text. */
  links?: boolean;
}

/**
 * Renders Markdown as React elements, never as HTML: tags are shown as text, images as their description, and a link
 * works only when it is https or a path of this app. So nothing has to be sanitised, and no text becomes code.
 */
export function Markdown({ text, links = false }: MarkdownProps) {
  const tokens = tokensOf(text);
  return (
    <div className={styles.markdown} dir="auto">
      {tokens ? blocks(tokens, links) : <p>{text}</p>}
    </div>
  );
}

/** Maximum nesting depth: no real text is deeper, and endless nesting would exceed what a page can render. */
const DEEPEST = 50;

function isDeeper(tokens: readonly Token[], most: number): boolean {
  if (tokens.length > 0 && most === 0) return true;
  return tokens.some((token) => {
    const { tokens: within = [], items = [] } = token as Tokens.Generic;
    return isDeeper([...within, ...(items as Token[])], most - 1);
  });
}

/** The tokens of a text; null if it cannot be parsed or is nested too deeply. It is then shown as plain text. */
function tokensOf(text: string): readonly Token[] | null {
  try {
    const tokens = lexer(text);
    return isDeeper(tokens, DEEPEST) ? null : tokens;
  } catch {
    // Marked is recursive and overflows the stack on deep nesting.
    return null;
  }
}

const textOf = (token: Token): string => ('text' in token ? String(token.text) : token.raw);
/** Marked escapes HTML in text; React does that itself. */
const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const isFollowed = (href: string): boolean => /^(?:https:\/\/|\/(?![/\\]))/.test(href);

const blocks = (tokens: readonly Token[], links: boolean): ReactNode[] =>
  tokens.map((token, index) => <Block key={index} token={token} links={links} />);

function Block({ token, links }: { token: Token; links: boolean }): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading': {
      // Heading levels 1 and 2 belong to the page and the article.
      const { depth, tokens } = token as Tokens.Heading;
      const Tag = depth <= 2 ? 'h3' : 'h4';
      return <Tag>{inline(tokens, links)}</Tag>;
    }
    case 'list': {
      const { ordered, start, items } = token as Tokens.List;
      const rows = items.map((item, index) => <li key={index}>{inside(item.tokens, links)}</li>);
      return ordered ? <ol start={Number(start) || 1}>{rows}</ol> : <ul>{rows}</ul>;
    }
    case 'blockquote':
      return <blockquote>{blocks((token as Tokens.Blockquote).tokens, links)}</blockquote>;
    case 'code':
      return <pre>{textOf(token)}</pre>;
    case 'hr':
      return <hr />;
    case 'table':
      return <Table table={token as Tokens.Table} links={links} />;
    case 'paragraph':
      return <p>{inline((token as Tokens.Paragraph).tokens, links)}</p>;
    default:
      return <p>{inlineOf(token, links)}</p>;
  }
}

function Table({ table, links }: { table: Tokens.Table; links: boolean }) {
  return (
    <table>
      <thead>
        <tr>
          {table.header.map((cell, index) => (
            <th key={index}>{inline(cell.tokens, links)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{inline(cell.tokens, links)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The content of a list item: plain text stays inline, everything else is a block. */
const inside = (tokens: readonly Token[], links: boolean): ReactNode[] =>
  tokens.map((token, index) =>
    token.type === 'text' ? (
      <span key={index}>{inlineOf(token, links)}</span>
    ) : (
      <Block key={index} token={token} links={links} />
    ),
  );

const inline = (tokens: readonly Token[], links: boolean): ReactNode[] =>
  tokens.map((token, index) => <Inline key={index} token={token} links={links} />);

const inlineOf = (token: Token, links: boolean): ReactNode =>
  'tokens' in token && token.tokens
    ? inline(token.tokens, links)
    : unescaped(token.type === 'html' ? token.raw : textOf(token));

function Inline({ token, links }: { token: Token; links: boolean }): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inlineOf(token, links)}</strong>;
    case 'em':
      return <em>{inlineOf(token, links)}</em>;
    case 'del':
      return <del>{inlineOf(token, links)}</del>;
    case 'codespan':
      return <code>{unescaped(textOf(token))}</code>;
    case 'br':
      return <br />;
    case 'image':
      return textOf(token);
    case 'link': {
      const { href } = token as Tokens.Link;
      if (!links || !isFollowed(href)) return inlineOf(token, links);
      return (
        <a href={href} rel="noopener noreferrer nofollow" {...(href.startsWith('/') ? {} : { target: '_blank' })}>
          {inlineOf(token, links)}
        </a>
      );
    }
    default:
      return inlineOf(token, links);
  }
}
