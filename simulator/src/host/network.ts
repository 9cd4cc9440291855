/** What pages ask Node to do for them: requests, transfers, sockets. */
export function networkWork() {
  return async (what: string, _params: unknown, _news: (name: string, data: unknown) => void, _id: number) => {
    throw new Error(`not simulated: ${what}`)
  }
}
