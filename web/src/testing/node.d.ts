/** What the unit tests use of Node itself. */
declare module 'node:stream/web' {
  export const DecompressionStream: typeof globalThis.DecompressionStream;
}
declare module 'node:zlib' {
  export function deflateRawSync(text: string): Uint8Array<ArrayBuffer>;
}
