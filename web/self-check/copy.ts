// Written by web/vite/build-hash.ts into the code:
declare const __VERSION__: string;
declare const __BUILD__: string;

/** Which copy of the page this is. */
export const version = __VERSION__;
/** The first digits of the SHA-256 of all that was built, hexadecimal; empty on the development server. */
export const build = __BUILD__;
