/** The shape of the English sentences of one game, which every other language has. */
export type ReasonTexts<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : ReasonTexts<English[Key]>;
};

/** The sentences of one language. `former` has the codes that only stored games use. */
export interface AnyReasonTexts {
  readonly [code: string]: string | Readonly<Record<string, string>>;
  readonly former: Readonly<Record<string, string>>;
}

export type ReasonLanguage = keyof ReasonTextsByLanguage;

/** The sentences of one game by language. */
export interface ReasonTextsByLanguage {
  readonly en: AnyReasonTexts;
  readonly ru: AnyReasonTexts;
  readonly de: AnyReasonTexts;
}
