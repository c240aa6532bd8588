/** Why something was refused: a code that is a translation key, with parameters beside it. */
export interface Refusal {
  readonly code: string;
  readonly [parameter: string]: unknown;
}
