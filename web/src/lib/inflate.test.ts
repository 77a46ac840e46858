import { DecompressionStream } from 'node:stream/web';
import { deflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { inOrder } from './inflate';

const packed = (text: string) => {
  const data = deflateRawSync(text);
  return data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
};

test('messages are handled in their order, whether compressed or not', async () => {
  vi.stubGlobal('DecompressionStream', DecompressionStream); // happy-dom has none
  const seen: string[] = [];
  const receive = inOrder((text) => seen.push(text));
  const message = (data: string | ArrayBuffer) => receive(new MessageEvent('message', { data }));
  message('first');
  expect(seen).toEqual(['first']);
  message(packed('large '.repeat(1000)));
  message('third');
  message(packed('fourth'));
  expect(seen).toEqual(['first']);
  await vi.waitFor(() => expect(seen).toHaveLength(4));
  expect(seen).toEqual(['first', 'large '.repeat(1000), 'third', 'fourth']);
  message('fifth');
  expect(seen[4]).toBe('fifth');
});
