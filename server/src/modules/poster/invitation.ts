import type { Language, Words } from '@mall/contract/words'
import { center, code, drawPoster, imageAt, ink, posterSize, quiet, scan, squareOf } from './drawing'
import { linesOf, outline } from './outlines'

export interface Invitation {
  /** of the words that are not the mall's */
  language: Language
  mall: string
  /** who invites; '' = nobody said */
  name: string
  /** what to: the mall, or the shop that invites */
  to: 'mall' | 'shop'
  /** what the code leads to */
  link: string
}

const invites = {
  mall: (mall: string): Words => ({ zh: `邀请你来${mall}逛逛`, en: `invites you to ${mall}` }),
  shop: (mall: string): Words => ({ zh: `欢迎来${mall}逛本店`, en: `Visit us at ${mall}` }),
}

/** A member or a shop on a card, and the code that leads to what they invite to. */
export async function drawInvitation(
  { language, mall, name, to, link }: Invitation,
  { picture, mini }: { picture: Uint8Array | undefined; mini?: Uint8Array | undefined },
): Promise<Buffer> {
  const middle = posterSize.width / 2
  const face = { x: middle - 110, y: 190, side: 220 }
  const photo = picture && (await squareOf(picture, face.side).catch(() => undefined))
  const line = (text: string, y: number, size: number, fill: string, bold = false) => {
    const [first = ''] = linesOf(text, size, 590, 1)
    return outline(first, { x: center(first, size, middle), y, size, fill, bold })
  }
  const [initial = ''] = [...(name || mall)]
  const round = `<circle cx="${middle}" cy="${face.y + face.side / 2}" r="${face.side / 2}"`
  return drawPoster(
    `${round}/>`,
    `${line(mall, 128, 40, ink, true)}
${round} fill="#f4f1ee"/>
${photo ? imageAt(photo, 'jpeg', { ...face, clip: true }) : line(initial, face.y + 145, 96, '#b8aea4', true)}
${line(name, 492, 44, ink, true)}
${line(invites[to](mall)[language], 556, 32, quiet)}
${mini ? imageAt(mini, 'png', { x: middle - 190, y: 620, side: 380 }) : code(link, middle - 170, 640, 340)}
${line(scan[language], 1084, 32, ink, true)}`,
  )
}
