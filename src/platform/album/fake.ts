import type { AlbumPort, Saved } from './port'

/** Answers with what `outcomes` holds, the last one again and again. */
export function fakeAlbum(...outcomes: Saved[]): AlbumPort & { saved: string[] } {
  const saved: string[] = []
  return {
    saved,
    async save(url) {
      saved.push(url)
      return (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 'saved'
    },
  }
}
