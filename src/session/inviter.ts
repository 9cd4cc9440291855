import { storage } from '@/platform/storage/storage'

/** Who brought the shopper here; member ids from the launch query, 0 = nobody (wire README section 2). */
export interface Inviter {
  suid: number
  uid: number
  source_member: number
}

const names = ['suid', 'uid', 'source_member'] as const

const inviter: Inviter = { suid: saved('suid'), uid: saved('uid'), source_member: saved('source_member') }

function saved(name: keyof Inviter): number {
  return storage.get<number>(name) ?? 0
}

export const currentInviter = (): Readonly<Inviter> => inviter

const idOf = (text: string | undefined) => (text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0)

function keep(next: Inviter): void {
  for (const name of names) {
    inviter[name] = next[name]
    if (next[name]) storage.set(name, next[name])
    else storage.remove(name)
  }
}

/** A launch that names somebody names all of them: of whoever brought the shopper before nothing stays. */
export function readInviter(query: Record<string, string | undefined>): void {
  const [suid, uid, source_member] = names.map((name) => idOf(query[name])) as [number, number, number]
  if (suid || uid || source_member) keep({ suid, uid, source_member })
}

export const forgetInviter = (): void => keep({ suid: 0, uid: 0, source_member: 0 })
