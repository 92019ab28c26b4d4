/** The place of a file that was built beside the page. */
export const beside = (url: string): URL => new URL(url, document.baseURI);
