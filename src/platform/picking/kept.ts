/** Blobs behind their object URLs: the page's own policy forbids fetching such an address. */
const blobs = new Map<string, Blob>()

export function keepBlob(blob: Blob): string {
  const url = URL.createObjectURL(blob)
  blobs.set(url, blob)
  return url
}

export const keptBlob = (url: string): Blob | undefined => blobs.get(url)
