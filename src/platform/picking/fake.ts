import type { PickingPort, Source } from './port'

/** Gives `files` at every asking; without any the shopper turns away. */
export function fakePicking(files: string[] = []): PickingPort & { asked: [number, Source | undefined][] } {
  const asked: [number, Source | undefined][] = []
  return {
    asked,
    async choose(count, from) {
      asked.push([count, from])
      return files.length > 0 ? files.slice(0, count) : 'cancelled'
    },
    size: async () => ({ width: 1200, height: 800 }),
    cutsItself: false,
    cut: async (file, { x, y, side }) => `${file}#${x},${y},${side}`,
    offersAvatar: false,
    avatarFile: async (address) => address,
  }
}
