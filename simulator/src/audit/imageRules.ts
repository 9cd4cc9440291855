import type { Measurements, ShownImage } from '../shared/measurements'
import { mostAtOnce } from './atOnce'
import { atMost, none, notMeasurable, type Verdict } from './verdict'

const titles = {
  P9: 'pictures of one domain in flight for more than 100 ms',
  P11: 'pictures no larger than shown',
  A3: 'pictures keep their ratio',
}
const mostOff = 0.15

export function imageRules(run: Measurements): Verdict[] {
  if (!run.layout) return Object.entries(titles).map(([rule, title]) => notMeasurable(rule, title))
  const images = run.pages.flatMap(({ path, layout }) => (layout?.images ?? []).map((image) => ({ path, image })))
  const loaded = images.filter(({ image }) => image.naturalWidth > 0)
  const said = ({ path, image }: (typeof images)[number]) =>
    `${path}: ${nameOf(image.src)} ${image.naturalWidth}x${image.naturalHeight} shown ${image.width}x${image.height}, ${image.mode}`
  const large = loaded.filter(({ image }) => isLarge(image, run.ratio))
  const bent = loaded.filter(({ image }) => isBent(image))
  return [
    inFlight(run),
    { ...none('P11', titles.P11, large.map(said), `${large.length} of ${loaded.length}`), worst: large[0]?.path },
    { ...none('A3', titles.A3, bent.map(said), `${bent.length} of ${loaded.length}`), worst: bent[0]?.path },
  ]
}

const nameOf = (src: string) => (src.startsWith('data:') ? src.slice(0, 30) : src.replace(/^\w+:\/\/[^/]+/, ''))
// a drawing has no size of its own
const isDrawing = (src: string) => /\.svg(\?|$)|^data:image\/svg/.test(src)

const isLarge = ({ src, width, height, naturalWidth, naturalHeight }: ShownImage, ratio: number) =>
  !isDrawing(src) && naturalWidth * naturalHeight > width * height * ratio * ratio

function isBent({ mode, width, height, naturalWidth, naturalHeight }: ShownImage): boolean {
  const off = (width / height) * (naturalHeight / naturalWidth)
  return (mode === '' || mode === 'scaleToFill') && Math.abs(off - 1) > mostOff
}

function inFlight({ pages, pictures }: Measurements): Verdict {
  const domains = new Set(pictures.map(({ url }) => new URL(url).host))
  const measured = [...domains].map((host) => {
    const most = mostAtOnce(
      pictures.filter(({ url }) => new URL(url).host === host),
      100,
    )
    return { value: most.length, where: most[0]?.page ?? '' }
  })
  const verdict = atMost('P9', titles.P9, 6, '', measured)
  const first = pages.map(({ layout }) => (layout?.images ?? []).filter((image) => image.first).length)
  return { ...verdict, figure: `${verdict.figure}; ${Math.max(0, ...first)} in a first screen` }
}
