// Inserted into the code by web/vite/build-hash.ts:
declare const __VERSION__: string;
declare const __BUILD__: string;

/** Version of this copy of the page. */
export const version = __VERSION__;
/** The first digits of the SHA-256 of all built files, hexadecimal; empty on the development server. */
export const build = __BUILD__;
