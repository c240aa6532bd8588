import type { ReactNode } from 'react';
import type { MessagePart } from '../i18n/core.ts';

const LEADING_PUNCTUATION = /^[,.;:)]+/;

/** A sentence with strong words, isolated names and small drawings. */
export function RichText({ parts }: { readonly parts: readonly MessagePart[] }) {
  return parts.map((part, i) => {
    // Keep punctuation on one line with the drawing before it.
    const mark = part.node ? LEADING_PUNCTUATION.exec(parts[i + 1]?.text ?? '')?.[0] : undefined;
    const text = parts[i - 1]?.node ? part.text.replace(LEADING_PUNCTUATION, '') : part.text;
    // The parts of a sentence never move, so the index is a stable key.
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
