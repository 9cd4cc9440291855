import leaflet from 'leaflet'
import { fromWgs84, toWgs84, type Point } from '@/lib/gcj02'
import { zoom, type DrawMap } from './surface'
import './tileMap.scss'
import type { Tiles } from './tiles'

/** Leaflet, fetched only by a page with a map in a build with tiles. */
export const tileMap =
  ({ tiles, credit, datum }: Tiles): DrawMap =>
  (box, start, onMove) => {
    // tiles of the world are shifted against the wire's coordinates
    const onTiles = (point: Point) => (datum === 'wgs84' ? toWgs84(point) : point)
    const onWire = (point: Point) => (datum === 'wgs84' ? fromWgs84(point) : point)
    const place = (point: Point): [number, number] => {
      const { latitude, longitude } = onTiles(point)
      return [latitude, longitude]
    }
    const map = leaflet.map(box, { center: place(start), zoom, zoomControl: false })
    map.attributionControl.setPrefix(false)
    leaflet.tileLayer(tiles, { attribution: credit.replace(/[<>&]/g, ''), maxZoom: 18 }).addTo(map)
    const known = leaflet.layerGroup().addTo(map)
    // only a finger moves the pin: what is shown by the page is where it was told to be
    map.on('dragend zoomend', () => {
      const { lat, lng } = map.getCenter()
      onMove(onWire({ latitude: lat, longitude: lng }))
    })
    return {
      show: (center) => void map.setView(place(center), map.getZoom(), { animate: false }),
      mark(marks) {
        known.clearLayers()
        for (const mark of marks) {
          leaflet
            .circleMarker(place(mark), { radius: 6, fillOpacity: 1, className: 'mall-map-mark' })
            .bindTooltip(document.createTextNode(mark.title) as unknown as HTMLElement, {
              permanent: true,
              direction: 'right',
              offset: [8, 0],
            })
            .addTo(known)
        }
      },
      remove: () => void map.remove(),
    }
  }
