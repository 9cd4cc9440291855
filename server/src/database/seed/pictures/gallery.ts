import type { BannerLook } from './banners'

/** Wide pictures by name: size and what stands on them. */
export interface Wide extends BannerLook {
  width: number
  height: number
}

type Layout = BannerLook['layout']
const wide = (
  name: string,
  layout: Layout,
  hue: number,
  hue2: number,
  things: string,
  accents: string,
  more: { dark?: boolean; width?: number; height?: number } = {},
): Wide => ({
  name,
  layout,
  hue,
  hue2,
  things: things.split(' '),
  accents: accents ? accents.split(' ') : [],
  width: 1500,
  height: 750,
  ...more,
})

const strip = { width: 1500, height: 500 }
const half = { width: 700, height: 350 }
const tall = { width: 700, height: 720 }
const third = { width: 480, height: 560 }

/** upload/demo/banner/<name>.jpg */
export const wides: Wide[] = [
  wide('home1', 'podium', 30, 8, '🍓 🥭 🍇 🥝 🍋', '🍃 🌸'),
  wide('home2', 'arc', 262, 300, '🎧 ⌚ 📷 🎮 💻', '✨ ⚡', { dark: true }),
  wide('home3', 'drift', 352, 318, '👗 👜 👠 💍 💄', '🌸 🎀'),
  wide('home4', 'table', 150, 172, '🛋️ 🪴 🕯️ 🫖 🧺', '🍃'),
  wide('home5', 'podium', 85, 55, '⛺ 🎸 🚲 🏀 🧸', '⭐ 🎈'),
  wide('cube1', 'stack', 215, 195, '🦞 🦪 🐚', '🍋 🧊', tall),
  wide('cube2', 'drift', 75, 50, '🥐 ☕ 🍞', '🌾', half),
  wide('cube3', 'drift', 215, 245, '🧴 🧼 🪥', '🫧', half),
  wide('shopcube1', 'stack', 25, 10, '🍪 📓 🧴', '✨', third),
  wide('shopcube2', 'stack', 150, 170, '🪴 🛋️ 🍳', '🍃', third),
  wide('shopcube3', 'stack', 135, 110, '🍎 🥦 🥩', '🌿', third),
  wide('shopcube4', 'stack', 330, 300, '🎁 🎸 🧸', '🎈', third),
  wide('shopcube5', 'stack', 250, 275, '📱 🎧 📷', '⚡', third),
  wide('shopcube6', 'stack', 355, 20, '👗 👟 👜', '🌸', third),
  wide('strip1', 'arc', 250, 225, '📱 🎧 ⌚ 📷 🤖', '✨ ⚡', strip),
  wide('strip2', 'table', 60, 40, '🍳 🍲 🔪 🍽️ 🫕', '🌿', strip),
  wide('strip3', 'drift', 90, 130, '🧸 🎸 ⚽ 🧩 🚂', '⭐ 🎈', strip),
  wide('strip4', 'podium', 20, 45, '📚 🖊️ 🎨 📓 ✂️', '✨', strip),
  wide('shop1_1', 'podium', 45, 20, '🍫 🍪 🍿 🥤 🍭', '✨ 🎀'),
  wide('shop1_2', 'table', 275, 300, '📚 🖋️ 📓 🎨 📎', '✨'),
  wide('shop3_1', 'table', 145, 175, '🛋️ 🪴 💡 🖼️ 🧺', '🍃'),
  wide('shop3_2', 'podium', 55, 30, '🍳 🥘 🔪 🫖 🍽️', '🌿'),
  wide('shop7_1', 'podium', 125, 95, '🍎 🍇 🥭 🍓 🍊', '🍃 💧'),
  wide('shop7_2', 'drift', 215, 190, '🦞 🦐 🦀 🐟 🦪', '🍋 🧊'),
  wide('shop8_1', 'arc', 140, 165, '⛺ 🏕️ 🧭 🔥 🎣', '⭐'),
  wide('shop8_2', 'drift', 340, 20, '🧸 🐼 🦄 🐰 🐧', '🎈 ⭐'),
  wide('shop11_1', 'arc', 285, 255, '🎧 🎙️ 📷 📺 🎮', '✨ 🎵', { dark: true }),
  wide('shop11_2', 'podium', 230, 205, '🤖 ⌚ 💡 🔐 🌡️', '⚡'),
  wide('shop14_1', 'drift', 350, 15, '👗 👚 👒 👡 👜', '🌸 🎀'),
  wide('shop14_2', 'table', 70, 40, '🧳 🎒 👟 🕶️ 👢', '✨'),
  wide('random1', 'podium', 20, 345, '🍓 🍰 🧁 🍦 🍫', '🌸 ✨'),
  wide('random2', 'arc', 145, 175, '⛺ 🧺 🚲 🎸 🔥', '🍃 ⭐'),
  wide('topic1', 'arc', 140, 95, '⛺ 🔥 🧺 🧭 🔭', '🍃 ⭐'),
  wide('topic2', 'drift', 210, 190, '🤿 👙 🕶️ 🍉 🩴', '💧 🐚'),
  wide('topic3', 'table', 25, 50, '🍲 🦐 🍷 🥢 🧧', '✨'),
  wide('topic4', 'podium', 70, 45, '🍞 🥐 🥛 ☕ 🍳', '🌾'),
  wide('topic5', 'table', 270, 240, '⌨️ 🖥️ 🖋️ 📓 🪴', '✨'),
  wide('recharge1', 'podium', 30, 55, '💰 🪙 🎁', '✨', half),
  wide('recharge2', 'arc', 350, 20, '💳 🎟️ 💰', '🎉 ✨', half),
  wide('recharge3', 'table', 265, 290, '🎂 💎 💰', '🎈 ✨', half),
  wide('fenxiao', 'arc', 30, 55, '🎁 💰 📣', '✨ 🎉', strip),
]

/** Heads of the level-1 categories: upload/demo/category/<code>_adv.jpg, 1500 x 500. */
export const categoryHeads: [
  code: string,
  layout: Layout,
  hue: number,
  hue2: number,
  things: string,
  accents: string,
][] = [
  ['fresh', 'podium', 130, 100, '🍎 🍇 🥦 🍓 🥕', '🍃'],
  ['food', 'drift', 60, 30, '🥐 ☕ 🍪 🍜 🍷', '✨'],
  ['home', 'table', 150, 175, '🛋️ 🪴 💡 🏺 🕰️', '🍃'],
  ['kitchen', 'table', 45, 65, '🍳 🫖 🔪 🍽️ 🥣', '🌿'],
  ['care', 'drift', 205, 230, '🧴 🧼 🪥 🧻 🧽', '🫧'],
  ['digital', 'arc', 260, 290, '📱 💻 🎧 📷 ⌚', '⚡ ✨'],
  ['clothes', 'drift', 350, 320, '👗 👕 🧥 👖 🧣', '🌸'],
  ['shoes', 'podium', 285, 310, '👟 👠 👢 👜 🧳', '✨'],
  ['beauty', 'podium', 5, 335, '💄 💍 🕶️ 👒 💅', '🌹 ✨'],
  ['sports', 'arc', 45, 80, '🏀 ⛺ 🚲 🏸 🥊', '⭐'],
  ['toys', 'drift', 85, 120, '🧸 🎸 🧩 🚂 🎹', '⭐ 🎈'],
  ['books', 'table', 270, 245, '📚 🖊️ 🎨 📓 ✂️', '✨'],
  ['pets', 'arc', 65, 40, '🐶 🐱 🦴 🐹 🧶', '🐾'],
  ['local', 'podium', 15, 345, '🎁 🎫 🎡 🎈 💐', '✨ 🎀'],
]

/** Shops: hue and sign of the mark, and what stands on the banner and before the stores. */
export const shopLooks: Record<
  number,
  { word: string; hue: number; sign: number; things: string; accents: string; layout: Layout }
> = {
  0: { word: 'SHIGUANG', hue: 27, sign: 0, things: '🎁 🍎 👗 📱 🛋️', accents: '✨', layout: 'podium' },
  1: { word: 'SELECT', hue: 27, sign: 0, things: '🍪 📓 🧴 ☕ 🍫', accents: '✨', layout: 'podium' },
  3: { word: 'QINGHE', hue: 155, sign: 11, things: '🛋️ 🪴 💡 🍳 🏺', accents: '🍃', layout: 'table' },
  7: { word: 'SHANYE', hue: 132, sign: 2, things: '🍎 🥦 🦐 🥩 🍇', accents: '🍃 💧', layout: 'podium' },
  8: { word: 'YUEXIANG', hue: 330, sign: 4, things: '🎸 🧸 ⛺ 🎁 🏀', accents: '⭐ 🎈', layout: 'drift' },
  11: { word: 'YIFAN', hue: 250, sign: 7, things: '📱 🎧 💻 📷 ⌚', accents: '⚡ ✨', layout: 'arc' },
  14: { word: 'HUAJIAN', hue: 355, sign: 9, things: '👗 👟 👜 👒 💍', accents: '🌸', layout: 'drift' },
}

/** Fronts of the stores: upload/demo/store/<id>.jpg. */
export const storeLooks: Record<number, [layout: Layout, hue: number, hue2: number, things: string]> = {
  1: ['stack', 155, 130, '🏪 🪴 🪑'],
  2: ['stack', 60, 35, '🏬 🛋️ 💡'],
  3: ['stack', 130, 100, '🏪 🍎 🥬'],
  4: ['stack', 25, 55, '🏬 🍓 🦐'],
}

/** Covers of notes with one picture: upload/demo/note/<id>.jpg. */
export const noteLooks: typeof storeLooks = {
  2: ['arc', 145, 170, '🪴 🌿 🪟'],
  3: ['table', 40, 60, '🍲 🔥 🥄'],
  5: ['podium', 10, 30, '🍓 🌅 🧺'],
  7: ['drift', 215, 190, '🦐 🍋 🫚'],
  10: ['drift', 350, 320, '👗 📏 👚'],
  11: ['table', 35, 55, '👞 👜 🧽'],
  13: ['arc', 30, 50, '🧥 🍂 🧵'],
}

/** Live rooms: upload/demo/live/<id>.jpg. */
export const liveLooks: typeof storeLooks = {
  1: ['arc', 150, 90, '💡 🪴 🕯️'],
  2: ['table', 45, 65, '🍳 🍲 🔪'],
  3: ['podium', 130, 20, '🍓 🥭 🍇'],
  4: ['drift', 350, 15, '👗 👒 👡'],
}

/** Gifts, and what else points bring: upload/demo/gift/<id>.jpg. */
export const giftLooks: Record<string, (typeof storeLooks)[number]> = {
  1: ['podium', 85, 60, '👜'],
  2: ['podium', 25, 45, '☕'],
  3: ['podium', 210, 235, '📅'],
  points: ['podium', 45, 60, '🪙'],
  'more-points': ['podium', 35, 20, '💰'],
  money: ['podium', 5, 350, '🧧'],
  coupon: ['podium', 350, 20, '🎟️'],
}

/** Animals on the heads of the members; those from 9 on are also of shoppers who only evaluated. */
export const heads: Record<number, [emoji: string, hue: number]> = {
  1: ['🐰', 350],
  2: ['🦊', 55],
  3: ['🐱', 95],
  4: ['🐻', 70],
  5: ['🐼', 150],
  6: ['🐨', 210],
  7: ['🐯', 45],
  8: ['🐧', 250],
  9: ['🐸', 140],
  10: ['🐵', 60],
  11: ['🦁', 75],
  12: ['🐷', 5],
  13: ['🐶', 80],
  14: ['🐮', 230],
  15: ['🐹', 50],
  16: ['🦉', 290],
  17: ['🦄', 320],
  18: ['🐙', 15],
  19: ['🐳', 235],
  20: ['🐢', 160],
  21: ['🦋', 265],
  22: ['🐝', 95],
  23: ['🌻', 100],
  24: ['🍑', 25],
}

/** Icons of navigations and menus: upload/demo/nav/<name>.png. */
export const navIcons: Record<string, [emoji: string, hue: number]> = {
  fresh: ['🍎', 25],
  food: ['🍪', 65],
  home: ['🛋️', 160],
  kitchen: ['🍳', 45],
  care: ['🧴', 210],
  digital: ['📱', 270],
  clothes: ['👗', 250],
  shoes: ['👟', 300],
  beauty: ['💄', 5],
  sports: ['🏀', 50],
  toys: ['🧸', 90],
  books: ['📚', 280],
  pets: ['🐶', 75],
  local: ['🎁', 20],
  all: ['🛍️', 340],
  fruit: ['🍓', 15],
  vegetable: ['🥦', 135],
  meat: ['🥩', 20],
  sea: ['🦐', 215],
  bakery: ['🥐', 70],
  dairy: ['🥛', 230],
  snack: ['🍫', 45],
  drink: ['☕', 60],
  grain: ['🌾', 95],
  furniture: ['🪑', 55],
  decor: ['💡', 90],
  garden: ['🪴', 140],
  tool: ['🧰', 10],
  bath: ['🛁', 215],
  cook: ['🍲', 40],
  table: ['🍽️', 190],
  phone: ['📱', 265],
  computer: ['💻', 240],
  av: ['🎧', 290],
  smart: ['⌚', 200],
  women: ['👗', 350],
  men: ['👔', 240],
  footwear: ['👟', 290],
  bags: ['👜', 55],
  accessory: ['🕶️', 70],
  makeup: ['💄', 0],
  ball: ['⚽', 140],
  outdoor: ['⛺', 130],
  toy: ['🧸', 60],
  music: ['🎸', 20],
  pet: ['🐶', 75],
  gift: ['🎁', 10],
  life: ['🎫', 85],
  body: ['🧼', 330],
  clean: ['🧻', 205],
  book: ['📖', 280],
  stationery: ['✏️', 85],
  cart: ['🛒', 30],
  order: ['📦', 65],
  address: ['📍', 10],
  info: ['🪪', 220],
  service: ['💬', 200],
  top: ['⭐', 85],
  bargain: ['✂️', 10],
  presale: ['⏰', 260],
  checkin: ['📅', 25],
  points: ['🪙', 85],
  wheel: ['🎡', 200],
  together: ['👥', 230],
  help: ['💡', 45],
  notes: ['📝', 120],
  live: ['📺', 350],
}

/** Stand-ins: upload/default/default_img/<name>.png. */
export const standIns: Record<string, string> = {
  goods: '🛍️',
  head: '🙂',
  shop: '🏪',
  category: '🧺',
  city: '🏙️',
  supply: '🏭',
  store: '🏬',
  brand: '🏷️',
}
