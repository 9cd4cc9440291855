import type { Measurements, ShownImage } from '../shared/measurements'
import { atMost, none, notMeasurable, round, type Verdict } from './verdict'

const titles = {
  P9: 'pictures asked of one domain in a second',
  P11: 'pictures no larger than shown',
  A3: 'pictures keep their ratio',
}
const mostOff = 0.15

export function imageRules(run: Measurements): Verdict[] {
  if (!run.layout) return Object.entries(titles).map(([rule, title]) => notMeasurable(rule, title))
  const images = run.pages.flatMap(({ path, layout }) => (layout?.images ?? []).map((image) => ({ path, image })))
  const loaded = images.filter(({ image }) => image.naturalWidth > 0)
  const bent = loaded.filter(({ image }) => isBent(image))
  return [
    askedInASecond(run),
    noLarger(loaded, run.ratio),
    { ...none('A3', titles.A3, bent.map(said), `${bent.length} of ${loaded.length}`), worst: bent[0]?.path },
  ]
}

interface Shown {
  path: string
  image: ShownImage
}

const said = ({ path, image }: Shown) =>
  `${path}: ${nameOf(image.src)} ${image.naturalWidth}x${image.naturalHeight} shown ${image.width}x${image.height}, ${image.mode}`
const nameOf = (src: string) => (src.startsWith('data:') ? src.slice(0, 30) : src.replace(/^\w+:\/\/[^/]+/, ''))
// a drawing has no size of its own
const isDrawing = (src: string) => /\.svg(\?|$)|^data:image\/svg/.test(src)

/** Its value is the worst share: how many pictures a walk finds depends on how far the lazy ones have come. */
function noLarger(loaded: Shown[], ratio: number): Verdict {
  const large = loaded
    .filter(({ image }) => !isDrawing(image.src))
    .map((one) => ({ ...one, share: shareOf(one.image, ratio) }))
    .filter(({ share }) => share > 1)
    .sort((a, b) => b.share - a.share)
  const [worst] = large
  const figure = `${large.length} of ${loaded.length}${worst ? `, up to ${round(worst.share)} times the pixels` : ''}`
  return { ...none('P11', titles.P11, large.map(said), figure), value: worst?.share ?? 0, worst: worst?.path }
}

/** Pixels of the file to those of the screen it is shown on. */
const shareOf = ({ width, height, naturalWidth, naturalHeight }: ShownImage, ratio: number) =>
  (naturalWidth * naturalHeight) / (width * height * ratio * ratio)

function isBent({ mode, width, height, naturalWidth, naturalHeight }: ShownImage): boolean {
  const off = (width / height) * (naturalHeight / naturalWidth)
  return (mode === '' || mode === 'scaleToFill') && Math.abs(off - 1) > mostOff
}

/** The older wording of the rule: how many are in flight for 100 ms says more of the machine than of the page. */
function askedInASecond({ pages, pictures }: Measurements): Verdict {
  // those that took no time came from the cache
  const asked = pictures.filter(({ ms }) => ms > 0)
  const measured = asked.map(({ url, at, page }) => {
    const { host } = new URL(url)
    const together = asked.filter((one) => one.at >= at && one.at < at + 1000 && new URL(one.url).host === host)
    return { value: together.length, where: page }
  })
  const verdict = atMost('P9', titles.P9, 20, '', measured)
  const first = pages.map(({ layout }) => (layout?.images ?? []).filter((image) => image.first).length)
  return { ...verdict, figure: `${verdict.figure}; ${Math.max(0, ...first)} in a first screen` }
}
