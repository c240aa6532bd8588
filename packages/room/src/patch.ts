/** What turns one view into the next. Opaque to all but `diff` and `apply`. */
export type Patch = readonly unknown[];
