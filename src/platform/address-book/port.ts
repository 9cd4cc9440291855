/** An entry of the shopper's own address book at the platform; regions by name. */
export interface BookAddress {
  name: string
  mobile: string
  province: string
  city: string
  district: string
  address: string
}

export interface AddressBookPort {
  /** false: there is no such book here */
  readonly exists: boolean
  choose(): Promise<BookAddress | 'cancelled' | 'refused' | 'failed'>
}
