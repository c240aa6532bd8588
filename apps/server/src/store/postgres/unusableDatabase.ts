/** Thrown at the start for a database that cannot be used; the message is a whole sentence for the operator. */
export class UnusableDatabaseError extends Error {}
