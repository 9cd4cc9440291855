/** ms that the server's clock is ahead of ours */
let ahead = 0

/** Every answer tells the server's time in unix seconds. Differences below 2 s are the travel of the answer. */
export function setServerTime(seconds: number, receivedAt = Date.now()): void {
  const difference = seconds * 1000 - receivedAt
  if (Math.abs(difference - ahead) >= 2000) ahead = difference
}

/** Unix seconds of the server's clock: countdowns and validity follow it, never the phone's. */
export const now = (): number => Math.floor(nowMs() / 1000)
export const nowMs = (): number => Date.now() + ahead
