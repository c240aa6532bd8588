import type { ReactNode } from 'react';
import type { MessagePart } from '../i18n/core.ts';

const LEADING_PUNCTUATION = /^[,.;:)]+/;

/** A sentence in pieces: strong words, isolated names, small drawings. */
export function RichText({ parts }: { readonly parts: readonly MessagePart[] }) {
  return parts.map((part, i) => {
    // A line may end after a drawing, even before a comma: the mark goes along with it.
    const mark = part.node ? LEADING_PUNCTUATION.exec(parts[i + 1]?.text ?? '')?.[0] : undefined;
    const text = parts[i - 1]?.node ? part.text.replace(LEADING_PUNCTUATION, '') : part.text;
    // The pieces of a sentence never move, so their place is their identity.
    const key = `${i}`;
    return <RichTextPart key={key} part={part} text={text} mark={mark} />;
  });
}

interface RichTextPartProps {
  readonly part: MessagePart;
  readonly text: string;
  readonly mark: string | undefined;
}

function RichTextPart({ part: { node, strong }, text, mark }: RichTextPartProps) {
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
