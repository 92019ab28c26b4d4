export const limits: Readonly<Record<'site' | 'embed' | 'single', number>>;
