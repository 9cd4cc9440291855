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

/** Takes over what the query names; what it does not name stays as it was. */
export function readInviter(query: Record<string, string | undefined>): void {
  for (const name of names) {
    const text = query[name]
    if (!text || !/^[1-9]\d{0,15}$/.test(text)) continue
    inviter[name] = Number(text)
    storage.set(name, inviter[name])
  }
}
