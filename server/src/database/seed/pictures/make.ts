import { brandTable } from '../catalogue/brands'
import { leaves, roots } from '../catalogue/categories'
import { looks } from '../catalogue/goods'
import { banner } from './banners'
import {
  categoryHeads,
  giftLooks,
  heads,
  liveLooks,
  navIcons,
  noteLooks,
  shopLooks,
  standIns,
  storeLooks,
  wides,
} from './gallery'
import { goodsPicture } from './goods'
import { brandLogo, head, shopMark, standIn, tabIcon, tile } from './marks'

type Maker = (name: string) => Promise<Buffer> | Promise<Buffer | undefined> | undefined

const emojiOfCategory = new Map<string, [emoji: string, hue: number]>([
  ...roots.flatMap((root) => [
    [root.code, [root.emoji, root.hue]] as const,
    ...root.branches.map((branch) => [branch.code, [branch.emoji, root.hue]] as const),
  ]),
  ...[...leaves].map(([code, leaf]) => [code, [leaf.emoji, leaf.root.hue]] as const),
] as [string, [string, number]][])

/** Names come from the network: only own keys count, not those of every object. */
const own = <T>(table: Record<string | number, T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
const split = (text: string) => text.split(' ').filter(Boolean)

function navIcon(name: string, side: number): Promise<Buffer> | undefined {
  const found = own(navIcons, name.replace(/\.png$/, ''))
  return found && name.endsWith('.png') ? tile(found[0], found[1], true, side) : undefined
}

/** A few things in front of a wall; the name of the file is their number. */
const scene =
  (kind: string, looks: typeof storeLooks, width: number, height: number): Maker =>
  (name) => {
    const found = own(looks, name.replace(/\.jpg$/, ''))
    if (!found || !name.endsWith('.jpg')) return undefined
    const [layout, hue, hue2, things] = found
    return banner({ name: `${kind} ${name}`, layout, hue, hue2, things: split(things), accents: [] }, width, height)
  }

/** Folder under upload/ -> what its file names mean. */
const makers: Record<string, Maker> = {
  'demo/goods': (name) => {
    const [, id = '', shot = ''] = /^(\d{1,6})_([a-z]?\d)\.jpg$/.exec(name) ?? []
    const look = looks.get(Number(id))
    return look && goodsPicture(look, shot)
  },
  'demo/banner': (name) => {
    const look = wides.find((one) => `${one.name}.jpg` === name)
    return look && banner(look, look.width, look.height)
  },
  'demo/category': (name) => {
    const top = categoryHeads.find(([code]) => `${code}_adv.jpg` === name)
    if (top) {
      const [code, layout, hue, hue2, things, accents] = top
      return banner({ name: code, layout, hue, hue2, things: split(things), accents: split(accents) }, 1500, 500)
    }
    const found = emojiOfCategory.get(name.replace(/\.png$/, ''))
    return found && name.endsWith('.png') ? tile(found[0], found[1], false, 192) : undefined
  },
  'demo/nav': (name) => navIcon(name, 240),
  // shown at 33 points, where the smallest variant of a larger picture is too large
  'demo/menu': (name) => navIcon(name, 96),
  'demo/brand': (name) => {
    const found = brandTable.find(([code]) => `${code}.png` === name)
    return found && brandLogo(found[0], found[2], found[3], found[4])
  },
  'demo/shop': (name) => {
    const [, site = '', kind = ''] = /^(\d+)_(logo\.png|avatar\.png|banner\.jpg)$/.exec(name) ?? []
    const look = own(shopLooks, site)
    if (!look || !kind) return undefined
    if (kind === 'logo.png') return shopMark(look.word, look.hue, look.sign, 84)
    if (kind === 'avatar.png') return shopMark('', look.hue, look.sign, 150)
    const { hue, layout, things, accents } = look
    return banner({ name, layout, hue, hue2: hue + 25, things: split(things), accents: split(accents) }, 1500, 600)
  },
  'demo/store': scene('store', storeLooks, 800, 600),
  'demo/note': scene('note', noteLooks, 900, 600),
  'demo/live': scene('live', liveLooks, 900, 600),
  'demo/gift': scene('gift', giftLooks, 600, 600),
  'demo/head': (name) => {
    const found = own(heads, name.replace(/\.jpg$/, ''))
    return found && name.endsWith('.jpg') ? head(found[0], found[1]) : undefined
  },
  'demo/tab': (name) => {
    const [, icon = '', on] = /^([a-z]+)(_on)?\.png$/.exec(name) ?? []
    return tabIcon(icon, on !== undefined)
  },
  'default/menu': (name) => navIcon(name, 96),
  'default/default_img': (name) => {
    const found = own(standIns, name.replace(/\.png$/, ''))
    return found && name.endsWith('.png') ? standIn(found) : undefined
  },
}

/**
 * Composes the picture of a wire path such as `upload/demo/goods/12_0.jpg`, in 20 to 300 ms; undefined when there is
 * no such picture. Variants (`_big`, `_mid`, `_small`) are the file store's.
 */
export async function makeDemoPicture(path: string): Promise<Buffer | undefined> {
  const [, folder = '', name = ''] = /^\/?upload\/([a-z_]+\/[a-z_]+)\/([\w-]+\.(?:jpg|png))$/.exec(path) ?? []
  return own(makers, folder)?.(name)
}
