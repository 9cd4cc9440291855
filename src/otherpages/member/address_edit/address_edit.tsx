export { AddressEditScreen as default } from '@/features/address/AddressEditScreen'
