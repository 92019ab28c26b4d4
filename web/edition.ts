/** Whether this is the single-file page, which has no embeddable elements and no offline copy beside it. */
export const isSingleFile: boolean = import.meta.env.MODE === 'single';
