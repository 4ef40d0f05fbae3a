import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import styles from './markdown.module.css';

interface MarkdownProps {
  text: string;
  /** Off for texts by strangers and machines: a link is then shown as plain text. */
  links?: boolean;
  /**
   * The picture for an address, with its description; null where no picture may be shown. Only a picture that is a
   * paragraph of its own is shown; every other one, and each without this property, is its description.
   */
  picture?: PictureFor;
}

type PictureFor = (href: string, alt: string) => ReactNode | null;
interface Rights {
  readonly links: boolean;
  readonly picture?: PictureFor;
}

/**
 * Renders Markdown as React elements, never as HTML: tags are shown as text, images as their description unless the caller has a picture for them, and a link
 * works only when it is https or a path of this app. So nothing has to be sanitised, and no text becomes code.
 */
export function Markdown({ text, links = false, picture }: MarkdownProps) {
  const tokens = tokensOf(text);
  return (
    <div className={styles.markdown} dir="auto">
      {tokens ? blocks(tokens, { links, picture }) : <p>{text}</p>}
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

const blocks = (tokens: readonly Token[], rights: Rights): ReactNode[] =>
  tokens.map((token, index) => <Block key={index} token={token} rights={rights} />);

function Block({ token, rights }: { token: Token; rights: Rights }): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading': {
      // Heading levels 1 and 2 belong to the page and the article.
      const { depth, tokens } = token as Tokens.Heading;
      const Tag = depth <= 2 ? 'h3' : 'h4';
      return <Tag>{inline(tokens, rights)}</Tag>;
    }
    case 'list': {
      const { ordered, start, items } = token as Tokens.List;
      const rows = items.map((item, index) => <li key={index}>{inside(item.tokens, rights)}</li>);
      return ordered ? <ol start={Number(start) || 1}>{rows}</ol> : <ul>{rows}</ul>;
    }
    case 'blockquote':
      return <blockquote>{blocks((token as Tokens.Blockquote).tokens, rights)}</blockquote>;
    case 'code':
      return <pre>{textOf(token)}</pre>;
    case 'hr':
      return <hr />;
    case 'table':
      return <Table table={token as Tokens.Table} rights={rights} />;
    case 'paragraph': {
      const { tokens } = token as Tokens.Paragraph;
      return picturesOf(tokens, rights) ?? <p>{inline(tokens, rights)}</p>;
    }
    default:
      return <p>{inlineOf(token, rights)}</p>;
  }
}

/** The pictures of a paragraph that has nothing else; null when it has words, or a picture that may not be shown. */
function picturesOf(tokens: readonly Token[], { picture }: Rights): ReactNode[] | null {
  const shown = tokens.filter(({ raw }) => raw.trim() !== '');
  const pictures = shown.map((token, index) => {
    const made = token.type === 'image' ? picture?.((token as Tokens.Image).href, unescaped(textOf(token))) : null;
    return made ? <Fragment key={index}>{made}</Fragment> : null;
  });
  return pictures.length > 0 && pictures.every((each) => each !== null) ? pictures : null;
}

function Table({ table, rights }: { table: Tokens.Table; rights: Rights }) {
  return (
    <table>
      <thead>
        <tr>
          {table.header.map((cell, index) => (
            <th key={index}>{inline(cell.tokens, rights)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{inline(cell.tokens, rights)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The content of a list item: plain text stays inline, everything else is a block. */
const inside = (tokens: readonly Token[], rights: Rights): ReactNode[] =>
  tokens.map((token, index) =>
    token.type === 'text' ? (
      <span key={index}>{inlineOf(token, rights)}</span>
    ) : (
      <Block key={index} token={token} rights={rights} />
    ),
  );

const inline = (tokens: readonly Token[], rights: Rights): ReactNode[] =>
  tokens.map((token, index) => <Inline key={index} token={token} rights={rights} />);

const inlineOf = (token: Token, rights: Rights): ReactNode =>
  'tokens' in token && token.tokens
    ? inline(token.tokens, rights)
    : unescaped(token.type === 'html' ? token.raw : textOf(token));

function Inline({ token, rights }: { token: Token; rights: Rights }): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inlineOf(token, rights)}</strong>;
    case 'em':
      return <em>{inlineOf(token, rights)}</em>;
    case 'del':
      return <del>{inlineOf(token, rights)}</del>;
    case 'codespan':
      return <code>{unescaped(textOf(token))}</code>;
    case 'br':
      return <br />;
    case 'image':
      return textOf(token);
    case 'link': {
      const { href } = token as Tokens.Link;
      if (!rights.links || !isFollowed(href)) return inlineOf(token, rights);
      return (
        <a href={href} rel="noopener noreferrer nofollow" {...(href.startsWith('/') ? {} : { target: '_blank' })}>
          {inlineOf(token, rights)}
        </a>
      );
    }
    default:
      return inlineOf(token, rights);
  }
}
