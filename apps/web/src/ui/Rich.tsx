import { Fragment, type ReactNode } from 'react';
import type { Part } from '../i18n/core.ts';

/** After a drawing a line may end, even before a comma; not with this between them. */
const JOINER = '\u2060';

/** A sentence in pieces: strong words, isolated names, small drawings. */
export function Rich({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map((part, i) => {
    const inner: ReactNode = part.node ? (
      <>
        {part.node as ReactNode}
        <span className="visually-hidden">{part.text}</span>
        {JOINER}
      </>
    ) : (
      part.text
    );
    // The pieces of a sentence never move, so their place is their identity.
    const key = `${i}`;
    return part.strong ? (
      <strong key={key}>
        <bdi>{inner}</bdi>
      </strong>
    ) : (
      <Fragment key={key}>{inner}</Fragment>
    );
  });
}
