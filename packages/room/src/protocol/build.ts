/**
 * Why a connection was refused: the page comes from another build than the server would give now, and could not read
 * what it is sent. A page says its build in the handshake (`auth.build`); one that says none is let in.
 */
export const OTHER_BUILD = 'other-build';

/** The build of a page: the script that it begins with has it in its name. Undefined for a page that was not built. */
export const buildIn = (page: string): string | undefined => /src="(\/assets\/[^"]+)"/.exec(page)?.[1];
