const ESCAPED: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The loaders' data for hydration in a single script, in the format of Remix's own StreamTransfer.
 */
export async function handoffScripts(
  stream: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string> {
  const text = await new Response(stream).text();
  const value = JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPED[sign] ?? sign);
  const controller = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${value});${controller}.close();</script>`;
}
