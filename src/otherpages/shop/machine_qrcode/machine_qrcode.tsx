export { QrcodeScreen as default } from '@/features/shop/QrcodeScreen'
