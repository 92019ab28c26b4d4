export function firefox(): string | undefined;
