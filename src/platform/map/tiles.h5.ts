export interface Tiles {
  /** address with {z}, {x}, {y} */
  tiles: string
  /** whose pictures they are, in words */
  credit: string
  /** Maps made for China are drawn in GCJ-02; those of the world in WGS-84. */
  datum: 'gcj02' | 'wgs84'
}

/** What the build says about tiles; undefined: maps are drawn without a network. */
export function readTiles(text: string): Tiles | undefined {
  if (!text) return undefined
  const { tiles = '', credit = '', datum = 'gcj02' } = JSON.parse(text) as Partial<Tiles>
  if (!/^https:\/\/.*\{z\}/.test(tiles)) return undefined
  return { tiles, credit, datum: datum === 'wgs84' ? 'wgs84' : 'gcj02' }
}
