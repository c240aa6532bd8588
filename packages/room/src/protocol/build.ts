/** The build of a page: the script that it begins with has it in its name. Undefined for a page that was not built. */
export const buildIdFromHtml = (page: string): string | undefined =>
  /src="(\/assets\/[^"]+)"/.exec(page)?.[1];
