/** Address of a built file beside the page. */
export const beside = (url: string): URL => new URL(url, document.baseURI);
