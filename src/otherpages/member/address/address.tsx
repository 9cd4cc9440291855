export { AddressListScreen as default } from '@/features/address/AddressListScreen'
