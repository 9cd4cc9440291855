import { Map } from '@tarojs/components'
import type { MapViewProps } from './port'
import { zoom } from './surface'

interface Region {
  type: string
  causedBy?: string
  detail: { type?: string; causedBy?: string; centerLocation?: { longitude: number; latitude: number } }
}

/** WeChat brings them. */
export const hasStreets = true

/** WeChat's own map, which knows the places around by itself; a pin stands over its middle. */
export function MapView({ center, onMove, className = '' }: MapViewProps) {
  return (
    <Map
      className={`${className} t-map`}
      longitude={center.longitude}
      latitude={center.latitude}
      scale={zoom}
      showLocation
      onError={() => undefined}
      onRegionChange={(event) => {
        const { type, causedBy, detail } = event as unknown as Region
        const found = detail.centerLocation
        const ended = type === 'end' || detail.type === 'end'
        // the page's own moves are told too
        if (ended && (causedBy ?? detail.causedBy) === 'drag' && found) onMove?.(found)
      }}
    />
  )
}
