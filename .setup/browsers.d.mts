export function chromium(): string | undefined;
export function firefox(): string | undefined;
