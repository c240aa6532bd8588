/** What turns one view into the next: a short text. Opaque to all but `diff` and `applyPatch`. */
export type Patch = string;
