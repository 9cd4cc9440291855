import sharp from 'sharp'
import { dice, pastel, type Colour, type Dice } from './colour'
import { compose, type Thing } from './compose'
import { sprite } from './emoji'
import { paletteOf, scenes, type Place, type Scene, type SceneName } from './scenes'

export type Mood = 'produce' | 'food' | 'cloth' | 'tech' | 'home' | 'soft' | 'play' | 'plant'

/** What the pictures of one goods are made of. */
export interface Look {
  goodsId: number
  emoji: string
  /** Colours of the skus; empty = the object's own. */
  tints: Colour[]
  /** Small companions. */
  props: string[]
  mood: Mood
  /** Sold by the box or in sets: several pieces are shown. */
  several: boolean
}

const moods: Record<Mood, SceneName[]> = {
  produce: ['rays', 'window', 'pedestal', 'terrazzo', 'hills', 'niche', 'split'],
  food: ['pedestal', 'terrazzo', 'rays', 'window', 'split', 'blocks', 'niche'],
  cloth: ['drape', 'niche', 'split', 'rings', 'window', 'terrazzo', 'blocks'],
  tech: ['gloss', 'rings', 'blocks', 'split', 'pedestal', 'window', 'gloss'],
  home: ['window', 'niche', 'drape', 'hills', 'pedestal', 'split', 'blocks'],
  soft: ['pedestal', 'niche', 'drape', 'rings', 'blocks', 'window', 'terrazzo'],
  play: ['terrazzo', 'hills', 'rays', 'blocks', 'split', 'rings', 'niche'],
  plant: ['window', 'niche', 'hills', 'pedestal', 'drape', 'split', 'rings'],
}

export const jpegQuality = 82
const side = 800

async function sceneFor(look: Look, shot: number, tint: Colour | undefined): Promise<{ scene: Scene; throws: Dice }> {
  const throws = dice(`goods ${look.goodsId} ${shot}`)
  const list = moods[look.mood]
  const name = list[(look.goodsId * 3 + shot * 2) % list.length]!
  const own = (await sprite(look.emoji, tint)).colour
  // a light object upon a dark ground and the other way round reads best; only technical things go dark
  const dark = look.mood === 'tech' && name === 'gloss' && own.l > 0.5 && throws() < 0.7
  return { scene: scenes[name](paletteOf(own, throws, dark), throws), throws }
}

const heroOf = (look: Look, scene: Scene, tint: Colour | undefined): Thing => ({
  emoji: look.emoji,
  tint,
  ...scene.hero,
  shadow: scene.hero.floats ? 'drop' : 'both',
})

/** Companions in the corners, the nearest one out of focus. */
function accents(look: Look, scene: Scene, throws: Dice, most: number): { back: Thing[]; front: Thing[] } {
  const back: Thing[] = []
  const front: Thing[] = []
  if (!look.props.length) return { back, front }
  const first = Math.floor(throws() * look.props.length)
  scene.corners.slice(0, most).forEach((corner, i) => {
    const emoji = look.props[(first + i) % look.props.length]!
    const near = i === 1 && !corner.mirrored && throws() < 0.5
    const thing: Thing = {
      emoji,
      ...corner,
      size: corner.size * (near ? 1.35 : 1),
      angle: corner.floats ? throws.between(-24, 24) : 0,
      shadow: corner.floats ? 'drop' : 'foot',
      ...(near && { blur: 5 }),
    }
    ;(near || !corner.floats ? front : back).push(thing)
  })
  return { back, front }
}

/** One piece, or a small group with the hero in front. */
async function standing(look: Look, shot: number, tint: Colour | undefined, group: boolean, most: number) {
  const { scene, throws } = await sceneFor(look, shot, tint)
  // where the group stands there is no room for companions
  const taken = (corner: Place) => group && scene.beside.some(({ x, y }) => Math.hypot(corner.x - x, corner.y - y) < 60)
  const free = { ...scene, corners: scene.corners.filter((corner) => !taken(corner)) }
  const { back, front } = accents(look, free, throws, most)
  const others: Thing[] = group
    ? scene.beside.map((place, i) => ({
        emoji: look.emoji,
        tint: look.tints.length > 1 ? look.tints[(i + 1 + look.tints.indexOf(tint!)) % look.tints.length] : tint,
        ...place,
        size: place.size * 1.12,
        flip: i === 1,
        shadow: place.floats ? 'drop' : 'both',
      }))
    : []
  const hero = heroOf(look, scene, tint)
  if (group) hero.size *= 0.88
  return compose({
    width: side,
    height: side,
    svg: scene.svg,
    shadow: scene.shadow,
    things: [...back, ...others, hero, ...front],
  })
}

const plain = (width: number, height: number, from: string, to: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`

/** Near view: larger than the frame is calm with, cut at one side. */
async function near(look: Look, tint: Colour | undefined) {
  const throws = dice(`near ${look.goodsId}`)
  const own = (await sprite(look.emoji, tint)).colour
  const p = paletteOf(own, throws)
  const shift = throws.pick([-60, 60])
  return compose({
    width: side,
    height: side,
    svg: plain(side, side, pastel(0.96, 0.025 * p.strength, p.h), pastel(0.84, 0.08 * p.strength, p.h2)),
    shadow: [90, 80, 90],
    things: [
      {
        emoji: look.emoji,
        tint,
        size: 640,
        x: 400 + shift,
        y: 420,
        floats: true,
        angle: throws.pick([-14, 14, -10, 10]),
      },
    ],
  })
}

/** A shopper's own: another ground, and rarely held quite straight. */
async function taken(look: Look, shot: number) {
  const tint = look.tints.length > 0 ? look.tints[shot % look.tints.length] : undefined
  const whole = await standing(look, 10 + shot, tint, look.several && shot % 2 === 0, shot % 3)
  const angle = dice(`taken ${look.goodsId} ${shot}`).between(-5, 5)
  const turned = await sharp(await whole.png().toBuffer())
    .rotate(angle)
    .toBuffer({ resolveWithObject: true })
  // the largest square that a picture turned so far still fills
  const inner = Math.floor(side * 0.88)
  const [left, top] = [Math.floor((turned.info.width - inner) / 2), Math.floor((turned.info.height - inner) / 2)]
  return sharp(turned.data).extract({ left, top, width: inner, height: inner })
}

/** Rows of the object and its companions, seen from above. */
async function pattern(look: Look, width: number, height: number, cell: number) {
  const throws = dice(`pattern ${look.goodsId} ${width}`)
  const own = (await sprite(look.emoji, look.tints[0])).colour
  const p = paletteOf(own, throws)
  const things: Thing[] = []
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const odd = (row + column) % 2 === 1 && look.props.length > 0
      things.push({
        emoji: odd ? look.props[(row + column * 2) % look.props.length]! : look.emoji,
        tint: odd || !look.tints.length ? undefined : look.tints[(row + column) % look.tints.length],
        size: cell * (odd ? 0.38 : 0.66),
        x: column * cell + (row % 2 ? 0 : cell / 2) - cell / 4,
        y: row * cell + cell / 4,
        floats: true,
        angle: ((row * 7 + column * 13) % 5) * 12 - 24,
      })
    }
  return compose({
    width,
    height,
    svg: plain(width, height, pastel(0.95, 0.035 * p.strength, p.h), pastel(0.88, 0.06 * p.strength, p.h2)),
    shadow: [90, 80, 90],
    things,
  })
}

/** Four fields of different tint: the piece, its companions, a near view. */
async function fields(look: Look) {
  const throws = dice(`fields ${look.goodsId}`)
  const tint = look.tints[0]
  const own = (await sprite(look.emoji, tint)).colour
  const p = paletteOf(own, throws)
  const tone = (i: number) => pastel(0.95 - i * 0.028, (0.03 + i * 0.014) * p.strength, i % 2 ? p.h2 : p.h)
  const boxes: [number, number, number, number][] = throws.pick([
    [
      [0, 0, 480, 420],
      [492, 0, 308, 420],
      [0, 432, 308, 368],
      [320, 432, 480, 368],
    ],
    [
      [0, 0, 308, 500],
      [320, 0, 480, 340],
      [0, 512, 308, 288],
      [320, 352, 480, 448],
    ],
  ])
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#fff"/>${boxes
    .map(
      ([x, y, w, h], i) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="20" fill="${tone(i)}"/><circle cx="${x + w / 2}" cy="${y + h / 2}" r="${Math.min(w, h) * 0.38}" fill="#fff" opacity=".45"/>`,
    )
    .join('')}</svg>`
  const things = boxes.map(([x, y, w, h], i): Thing => {
    const prop = look.props.length && (i === 1 || i === 2) ? look.props[i % look.props.length]! : undefined
    return {
      emoji: prop ?? look.emoji,
      tint: prop ? undefined : look.tints.length ? look.tints[i % look.tints.length] : undefined,
      size: Math.min(w, h) * (prop ? 0.58 : 0.82),
      x: x + w / 2,
      y: y + h / 2,
      floats: true,
      angle: [0, -10, 10, 14][i],
      flip: i === 3,
    }
  })
  return compose({ width: side, height: side, svg, shadow: [90, 80, 90], things })
}

/** Pictures shown at the top of the detail page: 3 to 5 by goods. */
export const galleryLength = (goodsId: number) => 3 + (goodsId % 3)
export const detailLength = 3

/** `shot`: "0".."4" gallery, "s0".. a colour, "d1".."d3" within the description, "e1".."e6" as shoppers took it. */
export async function goodsPicture(look: Look, shot: string): Promise<Buffer | undefined> {
  const tint = look.tints[0]
  const draw = async () => {
    if (/^s\d$/.test(shot)) {
      const wanted = look.tints[Number(shot[1])]
      return wanted && standing(look, 0, wanted, false, look.goodsId % 2)
    }
    if (shot === '0') return standing(look, 0, tint, look.several, look.goodsId % 4 === 3 ? 0 : 2)
    if (shot === '1') return standing(look, 1, tint, !look.several || look.tints.length > 1, 1)
    if (shot === '2') return near(look, tint)
    if (shot === '3') return standing(look, 3, look.tints[1] ?? tint, false, 3)
    if (shot === '4') return pattern(look, side, side, 270)
    if (shot === 'd1') return pattern(look, side, 480, 200)
    if (shot === 'd2') return fields(look)
    if (shot === 'd3') return standing(look, 4, tint, true, 3)
    if (/^e[1-6]$/.test(shot)) return taken(look, Number(shot[1]))
    return undefined
  }
  const picture = await draw()
  return picture && picture.jpeg({ quality: jpegQuality }).toBuffer()
}
