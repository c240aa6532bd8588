import type { ReactNode } from 'react';
import type { Part } from '../i18n/core.ts';

const MARK = /^[,.;:)]+/;

/** A sentence in pieces: strong words, isolated names, small drawings. */
export function Rich({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map((part, i) => {
    // A line may end after a drawing, even before a comma: the mark goes along with it.
    const mark = part.node ? MARK.exec(parts[i + 1]?.text ?? '')?.[0] : undefined;
    const text = parts[i - 1]?.node ? part.text.replace(MARK, '') : part.text;
    // The pieces of a sentence never move, so their place is their identity.
    const key = `${i}`;
    return <Piece key={key} part={part} text={text} mark={mark} />;
  });
}

interface PieceProps {
  readonly part: Part;
  readonly text: string;
  readonly mark: string | undefined;
}

function Piece({ part: { node, strong }, text, mark }: PieceProps) {
  const inner: ReactNode = node ? (
    <>
      {node as ReactNode}
      <span className="visually-hidden">{text}</span>
    </>
  ) : (
    text
  );
  const piece = strong ? (
    <strong>
      <bdi>{inner}</bdi>
    </strong>
  ) : (
    inner
  );
  if (!mark) return piece;
  return (
    <span className="unbroken">
      {piece}
      {mark}
    </span>
  );
}
