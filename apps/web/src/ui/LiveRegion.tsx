interface LiveRegionProps {
  readonly sentences: readonly { readonly id: number; readonly text: string }[];
  readonly testId: string;
}

/** A polite live region: every sentence is a new line, and none replaces another. */
export function LiveRegion({ sentences, testId }: LiveRegionProps) {
  return (
    <div
      className="visually-hidden"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      data-testid={testId}
    >
      {sentences.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
