import type { AddressBookPort, BookAddress } from './port'

export function fakeAddressBook(
  answer: BookAddress | 'cancelled' | 'refused' | 'failed',
): AddressBookPort & { answer: typeof answer } {
  const fake = { exists: true, answer, choose: async () => fake.answer }
  return fake
}
