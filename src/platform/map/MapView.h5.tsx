import { useEffect, useRef, useState } from 'react'
import { View } from '@tarojs/components'
import { plainMap } from './plainMap'
import type { MapViewProps } from './port'
import type { DrawMap, Surface } from './surface'
import { readTiles } from './tiles'

/** Whether streets can be seen: without tiles there are none. */
export const hasStreets = readTiles(MALL_MAP) !== undefined

/** A map library's map where the build names tiles, else a plain one; without a network for tiles it is plain as well. */
async function painter(): Promise<DrawMap> {
  const tiles = readTiles(MALL_MAP)
  if (!tiles) return plainMap
  try {
    return (await import(/* webpackChunkName: "map" */ './tileMap')).tileMap(tiles)
  } catch {
    return plainMap
  }
}

export function MapView({ center, marks = [], onMove, label, className = '' }: MapViewProps) {
  const box = useRef<HTMLElement>(null)
  const [surface, setSurface] = useState<Surface>()
  const latest = useRef({ center, onMove })
  latest.current = { center, onMove }
  useEffect(() => {
    let gone = false
    let made: Surface | undefined
    void painter().then((draw) => {
      if (gone || !box.current) return
      made = draw(box.current, latest.current.center, (point) => latest.current.onMove?.(point))
      setSurface(made)
    })
    return () => {
      gone = true
      made?.remove()
    }
  }, [])
  const { longitude, latitude } = center
  useEffect(() => surface?.show({ longitude, latitude }), [surface, longitude, latitude])
  const known = JSON.stringify(marks)
  useEffect(() => surface?.mark(JSON.parse(known) as typeof marks), [surface, known])
  return <View ref={box as never} className={`${className} t-map`} role="application" aria-label={label} />
}
