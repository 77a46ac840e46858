/** Large messages of the server come compressed with raw deflate, which the browser inflates in the background. */

export const canInflate = typeof DecompressionStream !== 'undefined';

async function inflate(data: ArrayBuffer): Promise<string> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

/** Handles messages in the order in which they came, at once while nothing is being inflated. */
export function inOrder(handle: (text: string) => void): (event: MessageEvent<string | ArrayBuffer>) => void {
  let waiting = 0;
  let last = Promise.resolve();
  return ({ data }) => {
    if (typeof data === 'string' && !waiting) {
      handle(data);
      return;
    }
    waiting += 1;
    const text = typeof data === 'string' ? data : inflate(data);
    last = last.then(async () => {
      try {
        handle(await text);
      } finally {
        waiting -= 1;
      }
    });
  };
}
