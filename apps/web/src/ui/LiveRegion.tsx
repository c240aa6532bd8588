/** Says what changes to a screen reader: polite for the log, assertive only for "your turn" and the last seconds. */
export function LiveRegion({ polite, assertive }: { readonly polite: string; readonly assertive: string }) {
  return (
    <>
      <div className="visually-hidden" aria-live="polite" data-testid="live-polite">
        {polite}
      </div>
      <div className="visually-hidden" aria-live="assertive" data-testid="live-assertive">
        {assertive}
      </div>
    </>
  );
}
