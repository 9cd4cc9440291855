import { jpegQuality, longestSide, type PickingPort, type Source } from './port'

/** Blobs behind their object URLs: the page's own policy forbids fetching such an address. */
const blobs = new Map<string, Blob>()

function keepBlob(blob: Blob): string {
  const url = URL.createObjectURL(blob)
  blobs.set(url, blob)
  return url
}

/** For the upload port. */
export const keptBlob = (url: string): Blob | undefined => blobs.get(url)

/** ms after the focus came back in which a browser without the event `cancel` may still bring files */
const late = 1000

function pick(count: number, from?: Source): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    input.multiple = count > 1
    if (from === 'camera') input.setAttribute('capture', 'environment')
    input.className = 't-file'
    input.hidden = true
    const done = () => {
      removeEventListener('focus', waited)
      input.remove()
      resolve([...(input.files ?? [])].slice(0, count))
    }
    const waited = () => void setTimeout(() => !input.files?.length && done(), late)
    input.onchange = done
    // iOS below 16.4 and Chrome below 113 tell nothing when the shopper turns away
    if ('oncancel' in input) input.addEventListener('cancel', done)
    else addEventListener('focus', waited)
    // some browsers open the chooser only for an element of the page
    document.body.append(input)
    input.click()
  })
}

/** Decoded upright: an `img` follows the camera's mark when it is drawn. */
function decoded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const img = new Image()
    img.onload = () => resolve(img)
    img.onerror = () => reject(new Error('not a picture'))
    img.src = address
  })
}

async function drawn(img: HTMLImageElement, from: [number, number, number, number], to: [number, number]) {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = to
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  // jpeg knows no transparency, and black is nobody's ground
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, ...to)
  brush.drawImage(img, ...from, 0, 0, ...to)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', jpegQuality))
  if (!blob) throw new Error('not drawn')
  return keepBlob(blob)
}

async function compressed(file: File): Promise<string> {
  const original = URL.createObjectURL(file)
  try {
    const img = await decoded(original)
    const { naturalWidth: width, naturalHeight: height } = img
    const scale = Math.min(1, longestSide / Math.max(width, height))
    return await drawn(img, [0, 0, width, height], [Math.round(width * scale), Math.round(height * scale)])
  } finally {
    URL.revokeObjectURL(original)
  }
}

export const picking: PickingPort = {
  async choose(count, from) {
    const files = await pick(count, from)
    if (files.length === 0) return 'cancelled'
    return Promise.all(files.map(compressed))
  },
  async size(file) {
    const { naturalWidth: width, naturalHeight: height } = await decoded(file)
    return { width, height }
  },
  cutsItself: false,
  async cut(file, { x, y, side: from }, side) {
    const to = Math.round(Math.min(from, side))
    return drawn(await decoded(file), [x, y, from, from], [to, to])
  },
  offersAvatar: false,
  avatarFile: async (address) => address,
}
