import { Client } from 'pg'

/** Runs `work` and answers the queries it sent, those that only frame a transaction left out. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = jest.spyOn(Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls
      .map(([query]: unknown[]) => (typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')))
      .filter((text) => !/^(begin|start|commit|rollback)/i.test(text))
  } finally {
    sent.mockRestore()
  }
}
