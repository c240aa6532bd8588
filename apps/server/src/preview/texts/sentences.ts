/** What the preview of a link says, for example in a messenger. */
export interface LinkPreviewSentences {
  readonly invitesTo: string;
  readonly pageTitle: (host: string, game: string) => string;
  readonly come: string;
  /** `round` is null in a game without rounds. */
  readonly playing: (round: number | null) => string;
  readonly full: string;
  readonly locked: string;
  readonly are: (names: string, count: number) => string;
  readonly and: (first: string, last: string) => string;
  readonly more: (count: number) => string;
  readonly freeSeats: (count: number) => string;
  readonly general: string;
}
