/** The body of an upload, as a phone sends it. */
export async function multipart(
  fields: [string, string][],
  file: Uint8Array,
): Promise<{ type: string; payload: Buffer }> {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  body.append('file', new Blob([Buffer.from(file)], { type: 'image/jpeg' }), 'a.jpg')
  const request = new Request('http://mall', { method: 'POST', body })
  return { type: request.headers.get('content-type') ?? '', payload: Buffer.from(await request.arrayBuffer()) }
}
