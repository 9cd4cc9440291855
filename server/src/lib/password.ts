import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

/** 32 MiB and a fifth of a second on one core: the owner's patience is the bound, a thief pays it per guess. */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32
const sideBySide = 2

let running = 0
const waiting: (() => void)[] = []

/** More at once would starve the thread pool of files and name look-ups. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= sideBySide) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const derive = (plain: string, salt: Buffer, length: number, options: ScryptOptions) =>
  inTurn(
    () =>
      new Promise<Buffer>((done, fail) => {
        const maxmem = 256 * (options.N ?? 0) * (options.r ?? 0)
        scrypt(plain.normalize('NFC'), salt, length, { ...options, maxmem }, (error, key) =>
          error ? fail(error) : done(key),
        )
      }),
  )

/** `scrypt$N$r$p$salt$key`, base64url. A salt is given by the demo seed only, so that its rows are the same each time. */
export async function hashPassword(plain: string, salt: string | Buffer = randomBytes(16)): Promise<string> {
  const bytes = Buffer.from(salt)
  const key = await derive(plain, bytes, keyLength, cost)
  return ['scrypt', cost.N, cost.r, cost.p, bytes.toString('base64url'), key.toString('base64url')].join('$')
}

/** False for an empty or foreign hash too. */
export async function verifyPassword(plain: string, hash: string): Promise<boolean> {
  const [kind, N, r, p, salt, key] = hash.split('$')
  if (kind !== 'scrypt' || !salt || !key) return false
  const wanted = Buffer.from(key, 'base64url')
  const given = await derive(plain, Buffer.from(salt, 'base64url'), wanted.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(given, wanted)
}

let nobody: Promise<string> | undefined

/** As long as a real check, for a name nobody has: the time of the answer tells nothing. */
export async function verifyNobody(plain: string): Promise<false> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'))
  await verifyPassword(plain, await nobody)
  return false
}
