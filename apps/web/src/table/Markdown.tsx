import { createContext, Fragment, type ReactNode, useContext } from 'react';
import styles from './Rules.module.css';

/**
 * The Markdown of our rules pages. They are ours, so nothing needs sanitizing.
 */
interface MarkdownProps {
  readonly text: string;
  readonly search?: string;
  /** Draws `![46](card:46)`; without it the text in the brackets is shown. */
  readonly drawCard?: ((code: string) => ReactNode) | undefined;
}

const DrawCardContext = createContext<MarkdownProps['drawCard']>(undefined);

export function Markdown({ text, search = '', drawCard }: MarkdownProps) {
  const blocks = text
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '' && !block.startsWith('# '));
  return (
    <DrawCardContext value={drawCard}>
      {matchingBlocks(blocks, search.trim().toLocaleLowerCase()).map((block) => (
        <Block key={block} block={block} />
      ))}
    </DrawCardContext>
  );
}

/** The blocks that contain the search text, with their headings. */
function matchingBlocks(blocks: readonly string[], search: string): readonly string[] {
  if (search === '') return blocks;
  const kept: string[] = [];
  let heading: string | null = null;
  for (const block of blocks) {
    if (block.startsWith('#')) heading = block;
    if (!block.toLocaleLowerCase().includes(search)) continue;
    if (heading !== null && heading !== block) kept.push(heading);
    heading = null;
    kept.push(block);
  }
  return kept;
}

function Block({ block }: { readonly block: string }): ReactNode {
  const lines = block.split('\n');
  const first = lines[0]!;
  const heading = /^(#{2,4}) (.*)$/.exec(first);
  if (heading) {
    const rest = lines.slice(1).join('\n');
    const words = inline(heading[2]!);
    return (
      <>
        {heading[1]!.length === 2 ? <h2>{words}</h2> : <h3>{words}</h3>}
        {rest && <Block block={rest} />}
      </>
    );
  }
  if (first.startsWith('|')) return <MarkdownTable lines={lines} />;
  if (/^[-*] /.test(first)) return <ul>{itemsOf(lines, /^[-*] /)}</ul>;
  if (/^\d+\. /.test(first)) return <ol>{itemsOf(lines, /^\d+\. /)}</ol>;
  const list = lines.findIndex((line) => /^([-*]|\d+\.) /.test(line));
  if (list > 0)
    return (
      <>
        <p>{inline(lines.slice(0, list).join(' '))}</p>
        <Block block={lines.slice(list).join('\n')} />
      </>
    );
  return <p>{inline(lines.join(' '))}</p>;
}

/** A nested list. */
const INNER = /^\s+[-*] /;

function itemsOf(lines: readonly string[], mark: RegExp): ReactNode {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items[items.length - 1] += `${INNER.test(line) ? '\n' : ' '}${line.trim()}`;
  }
  return items.map((item) => {
    const [words, ...inner] = item.split('\n');
    return (
      <li key={item}>
        {inline(words!)}
        {inner.length > 0 && <ul>{itemsOf(inner, /^[-*] /)}</ul>}
      </li>
    );
  });
}

/** Cells with at most three cards and nothing else stay in one row. */
const FEW_CARDS = /^(!\[[^\]]*\]\(card:[^)]*\)\s*){1,3}$/;

function MarkdownTable({ lines }: { readonly lines: readonly string[] }) {
  const rows = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [head, ...body] = rows;
  return (
    <table>
      <thead>
        <tr>
          {head?.map((cell) => (
            <th key={cell} scope="col">
              {inline(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, i) => {
              const key = `${i}${cell}`;
              return (
                <td key={key} data-row={FEW_CARDS.test(cell) || undefined}>
                  {inline(cell)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inline(text: string): ReactNode {
  return text
    .split(/(!\[[^\]]*\]\(card:[^)]*\)[.,;:!?)»]*|\*\*[^*]+\*\*|`[^`]+`|_[^_]+_|\*[^*]+\*)/)
    .map((piece, i) => {
      const key = `${i}`;
      const card = /^!\[([^\]]*)\]\(card:([^)]*)\)(.*)$/.exec(piece);
      if (card) return <MarkdownCard key={key} name={card[1]!} code={card[2]!} after={card[3]!} />;
      if (piece.startsWith('**')) return <strong key={key}>{piece.slice(2, -2)}</strong>;
      if (/^`.*`$/.test(piece)) return <strong key={key}>{piece.slice(1, -1)}</strong>;
      if (/^_.*_$|^\*.*\*$/.test(piece)) return <em key={key}>{piece.slice(1, -1)}</em>;
      return <Fragment key={key}>{piece}</Fragment>;
    });
}

interface MarkdownCardProps {
  readonly name: string;
  readonly code: string;
  /** Punctuation after it, which must not wrap. */
  readonly after: string;
}

function MarkdownCard({ name, code, after }: MarkdownCardProps) {
  const drawn = useContext(DrawCardContext)?.(code);
  const card = drawn ? (
    <span className={styles.picture}>
      {drawn}
      <span className="visually-hidden">{name}</span>
    </span>
  ) : (
    <strong>{name}</strong>
  );
  if (after === '') return card;
  return (
    <span className="unbroken">
      {card}
      {after}
    </span>
  );
}
