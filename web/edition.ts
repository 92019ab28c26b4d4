/** Whether this is the page as one file, which stands alone: beside it is nothing to embed, and nothing to keep offline. */
export const isSingleFile: boolean = import.meta.env.MODE === 'single';
